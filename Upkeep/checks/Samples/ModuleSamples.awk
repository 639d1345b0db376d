# The samples of a module's articles and documentation comments in one file, with the lines that they have there. Tests are
# put into a suite, types stay as they are, and the rest is put into a function, which uses the constants that it makes; if
# `screen` names a class, it is a method of it.
function begin(head) {
  if (head) print head
  print "#sourceLocation(file: \"" FILENAME "\", line: " first ")"
}
function end() {
  print "#sourceLocation()"
}
{ line = $0; sub(/^ *\/\/\/ ?/, "", line) }
line ~ /^```swift$/ { inside = 1; isType = 0; first = FNR + 1; text = ""; uses = ""; next }
inside && line ~ /^```$/ {
  inside = 0
  samples += 1
  if (text ~ /^(@MainActor )?@Test/) {
    begin("@MainActor struct Sample" samples " {")
    printf "%s", text
    end()
    print "}"
  } else if (text ~ /[^\n ]/) {
    begin((screen ? "extension " screen " { " : "@MainActor ") "func sample" samples "() async throws {")
    printf "%s", text
    end()
    printf "%s", uses
    print screen ? "}}" : "}"
  }
}
inside && line ~ /^let / { name = line; sub(/^let /, "", name); sub(/[: ].*/, "", name); uses = uses "  _ = " name "\n" }
inside && text !~ /[^\n ]/ && line ~ /^(@MainActor |public )?(extension|enum|final class) / { isType = 1; first = FNR; text = "" }
inside { text = text line "\n" }
isType && line == "}" {
  begin("")
  printf "%s", text
  end()
  isType = 0
  text = ""
  first = FNR + 1
}
END { print "// " samples " samples" }

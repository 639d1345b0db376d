# The samples of a module's articles and documentation comments in one file, with the lines that they have there. Tests are
# put into a suite, types stay as they are, and the rest is put into a function, which uses the constants that it makes.
{ line = $0; sub(/^ *\/\/\/ ?/, "", line) }
line ~ /^```swift$/ { inside = 1; first = FNR + 1; text = ""; uses = ""; next }
inside && line ~ /^```$/ {
  inside = 0
  samples += 1
  if (text ~ /^(@MainActor )?@Test/) head = "@MainActor struct Sample" samples " {"
  else if (text ~ /^final class/) head = ""
  else head = "@MainActor func sample" samples "() async throws {"
  if (head) print head
  print "#sourceLocation(file: \"" FILENAME "\", line: " first ")"
  printf "%s", text
  print "#sourceLocation()"
  if (head ~ /func/) printf "%s", uses
  if (head) print "}"
}
inside && line ~ /^let / { name = line; sub(/^let /, "", name); sub(/ .*/, "", name); uses = uses "  _ = " name "\n" }
inside { text = text line "\n" }
END { print "// " samples " samples" }

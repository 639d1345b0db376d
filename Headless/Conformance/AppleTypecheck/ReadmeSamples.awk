# The samples of documents in one file, with the lines that they have there: the first declares what the others use.
/^```swift$/ { inside = 1; first = FNR + 1; text = ""; next }
inside && /^```$/ {
  inside = 0
  if (text ~ /eadless|\.package\(/) next
  samples += 1
  if (samples > 1) print "do {"
  print "#sourceLocation(file: \"" FILENAME "\", line: " first ")"
  printf "%s", text
  print "#sourceLocation()"
  if (samples > 1) print "}"
}
inside { text = text $0 "\n" }

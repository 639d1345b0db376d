// A step of a tutorial, which no target compiles.
let card = UnwrittenPostcard()

/// Which letters are made capitals while text is typed; stored only.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

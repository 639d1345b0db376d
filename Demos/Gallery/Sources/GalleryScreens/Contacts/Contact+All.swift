extension Contact {
  /// Invented people.
  static let all: [Contact] = [
    Contact(
      name: "Aino Korhonen",
      role: "Architect",
      note: "Prefers mornings. Ask about the drawings of the second floor before the meeting on Thursday.",
      isFavourite: true
    ),
    Contact(name: "Amara Okafor", role: "Translator", note: ""),
    Contact(name: "Benoît Lefèvre", role: "Baker", note: "Closed on Mondays."),
    Contact(
      name: "Carmen Ibáñez",
      role: "Photographer",
      note: """
        Two cameras, no studio: she comes to you.
        Send the address the day before.
        """
    ),
    Contact(name: "Dmitri Volkov", role: "Piano teacher", note: "Дмитрий Волков. Зовите его Димой."),
    Contact(name: "Elif Yılmaz", role: "Physician", note: "", isFavourite: true),
    Contact(name: "Farid Haddad", role: "Carpenter", note: "يتكلم العربية والفرنسية."),
    Contact(name: "Grace Murphy", role: "Neighbour", note: "Has the spare key."),
    Contact(name: "Haruto Tanaka", role: "Gardener", note: "田中陽翔。火曜日と金曜日に来ます。道具は自分で持ってきます。"),
    Contact(name: "Ingrid Solberg", role: "Librarian", note: ""),
    Contact(name: "João Almeida", role: "Electrician", note: "Same day, also at weekends.", isFavourite: true),
    Contact(name: "Kalinda Rao", role: "Lawyer", note: "Office in the old mill, third door on the left."),
    Contact(name: "Lin Mei", role: "Designer", note: "林梅"),
    Contact(name: "Mateo Fernández", role: "Chef", note: ""),
    Contact(name: "Noa Friedman", role: "Journalist", note: "נועה פרידמן"),
    Contact(name: "Oksana Shevchenko", role: "Violinist", note: "Оксана Шевченко"),
    Contact(name: "Paul Novák", role: "Bicycle mechanic", note: "Winter service until the end of February."),
    Contact(name: "Ruth Adeyemi", role: "Surveyor", note: ""),
    Contact(name: "Somchai Srisuk", role: "Tailor", note: "สมชาย ศรีสุข"),
    Contact(name: "Tala Reyes", role: "Pharmacist", note: "Night service every second week."),
    Contact(name: "Yuna Park", role: "Engineer", note: "박유나"),
    Contact(name: "Zofia Kowalska", role: "Printer", note: "Paper samples by post."),
  ]
}

#if Translator
  import Testing

  @testable import SourceTranslation

  @Suite struct CellTests {
    @Test func aCellWithAnInitializerOfItsOwnGetsTheOneOfLists() {
      let text = translated(
        """
        class A: UITableViewCell {
          init(x: Int) { super.init(style: .default, reuseIdentifier: nil) }
          required init?(coder: NSCoder) { fatalError() }
        }
        public class B: UICollectionViewCell { public init(x: Int) { super.init(frame: .zero) } }
        """
      )
      #expect(
        text.contains(
          """
            required init?(coder: NSCoder) { fatalError() }; required init(headlessReuseIdentifier identifier: String) { fatalError("A has no init(style:reuseIdentifier:), by which a list makes a cell") }
          """
        )
      )
      #expect(text.contains("super.init(frame: .zero) }; public required init(headlessFrame frame: CGRect) {"))
    }

    @Test(arguments: [
      "class A: UITableViewCell { let x = 1 }", "class A: UIView { init(x: Int) { super.init(frame: .zero) } }",
      "class A: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) } }",
      "class A: UITableViewCell { convenience init(x: Int) { self.init(style: .default, reuseIdentifier: nil) } }",
      "class A: UITableViewCell { required init(headlessReuseIdentifier i: String) { fatalError() } }",
    ])
    func othersStayAsTheyAre(_ text: String) {
      #expect(translated(text).contains(text))
    }

    @Test func heirsOfAnAppsCellAreCells() {
      let text = translated(
        """
        class Base: UICollectionReusableView {}
        class Heir: Base {
          init(x: Int) { super.init(frame: .zero) }
        }
        """
      )
      #expect(text.contains("super.init(frame: .zero) }; required init(headlessFrame frame: CGRect) {"))
    }
  }
#endif

#if GRDB
  import RowStructures

  /// The time until rows get other labels.
  final class LabelEra {
    private var next: LabelEra?
    private var change: (section: Int, labels: Relabeling)?

    deinit {
      // Long chains aren't released by recursion.
      var rest = next
      next = nil
      while isKnownUniquelyReferenced(&rest), let era = rest {
        rest = era.next
        era.next = nil
      }
    }

    /// Ends the era as rows of a section get other labels.
    ///
    /// - Returns: The next era.
    func end(_ labels: Relabeling, ofSectionNamed section: Int) -> LabelEra {
      let era = LabelEra()
      (next, change) = (era, (section, labels))
      return era
    }

    /// Returns the current label of a row.
    func newest(_ label: RowLabel, inSectionNamed section: Int) -> RowLabel {
      var (era, label) = (self, label)
      while let next = era.next {
        if let change = era.change, change.section == section { label = change.labels.map(label) }
        era = next
      }
      return label
    }
  }
#endif

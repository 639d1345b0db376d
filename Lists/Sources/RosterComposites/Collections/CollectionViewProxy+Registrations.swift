#if canImport(UIKit)
  import Foundation
  import Roster

  /// `dequeueConfiguredReusableCell(using:for:item:)` and its twin for supplementary views.
  ///
  /// Those methods are Swift's alone and cannot be overridden. What they call can be: a cell is dequeued from the
  /// collection that shows the composite, and configured with the child's own index path.
  extension CollectionViewProxy {
    override func __dequeueConfiguredReusableCell(
      with registration: __UICollectionViewCellRegistration,
      for indexPath: IndexPath,
      item: Any
    ) -> UICollectionViewCell {
      guard let part, target != nil else {
        return super.__dequeueConfiguredReusableCell(with: registration, for: indexPath, item: item)
      }
      let identifier = part.identifier(of: registration) { identifier in
        if let nib = registration.cellNib {
          register(nib, forCellWithReuseIdentifier: identifier)
        } else {
          register(registration.cellClass, forCellWithReuseIdentifier: identifier)
        }
      }
      let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
      registration.configurationHandler(cell, indexPath, item)
      return cell
    }

    override func __dequeueConfiguredReusableSupplementaryView(
      with registration: __UICollectionViewSupplementaryRegistration,
      for indexPath: IndexPath
    ) -> UICollectionReusableView {
      guard let part, target != nil else {
        return super.__dequeueConfiguredReusableSupplementaryView(with: registration, for: indexPath)
      }
      let kind = registration.elementKind
      let identifier = part.identifier(of: registration) { identifier in
        if let nib = registration.supplementaryNib {
          register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        } else {
          register(registration.supplementaryClass, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
      }
      let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
      registration.configurationHandler(view, kind, indexPath)
      return view
    }
  }

  extension ChildAdapter {
    /// The reuse identifier of a registration, which is kept so that the identifier remains its own.
    fileprivate func identifier(of registration: NSObject, register: (String) -> Void) -> String {
      if let known = registrations[registration] { return known }
      let identifier = "Registration.\(UUID().uuidString)"
      registrations[registration] = identifier
      register(identifier)
      return identifier
    }
  }
#endif

#if Translator
  /// Names that are known to be Apple's, among those that the headless UIKit lacks. A name that only looks like one may be the app's own.
  enum AppleNames {
    /// Whether a name begins as those of Apple's frameworks do.
    static func couldBeApples(_ name: String) -> Bool {
      ["UI", "NS", "CA", "CG", "AV", "WK", "MK", "CL", "SK", "PH", "UN"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
      } || ["Bundle", "FileManager", "Notification", "ProcessInfo", "URL", "UserDefaults"].contains(name)
    }

    /// Types and functions.
    static let types = words(
      """
      UIAccessibilityCustomRotor UIAccessibilityLocationDescriptor UIActivity UIActivityItemProvider UIActivityItemSource
      UIApplicationMain UIApplicationShortcutIcon UIApplicationShortcutItem UIAttachmentBehavior UIBackgroundTaskIdentifier
      UIBandSelectionInteraction UICalendarSelectionMultiDate UICalendarSelectionSingleDate UICalendarView UICloudSharingController
      UICollisionBehavior UIColorPickerViewController UIColorPickerViewControllerDelegate UIColorWell UICommand
      UIContentUnavailableView UIContextualAction UICoordinateSpace UIDeferredMenuElement UIDevice UIDictationPhrase
      UIDocument UIDocumentBrowserViewController UIDocumentInteractionController UIDocumentInteractionControllerDelegate
      UIDocumentMenuViewController UIDynamicAnimator UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIEditMenuInteraction
      UIEventAttribution UIFeedbackGenerator UIFieldBehavior UIFindInteraction UIFindSession UIFontPickerViewController
      UIGlassEffect UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions UIGraphicsBeginPDFContextToData
      UIGraphicsBeginPDFPage UIGraphicsEndImageContext UIGraphicsEndPDFContext UIGraphicsGetImageFromCurrentImageContext
      UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPDFRenderer
      UIGraphicsRenderer UIGravityBehavior UIGuidedAccessRestrictionDelegate UIHostingConfiguration UIHostingController
      UIHoverGestureRecognizer UIImageAsset UIImageReader UIImageWriteToSavedPhotosAlbum UIIndirectScribbleInteraction
      UIInputView UIInputViewController UIInterpolatingMotionEffect UIKey UIKeyboardLayoutGuide UIKeyInput
      UILargeContentViewerInteraction UILayoutSupport UILexicon UILocalNotification UILocalizedIndexedCollation UIManagedDocument
      UIMarkupTextPrintFormatter UIMenuBuilder UIMenuController UIMenuItem UIMenuSystem UIMotionEffect UIMotionEffectGroup
      UIMutableUserNotificationAction UINavigationBarAppearance UINotificationFeedbackGenerator UIOpenURLContext
      UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate UIPasteConfiguration UIPasteControl
      UIPencilInteraction UIPercentDrivenInteractiveTransition UIPopoverBackgroundView UIPopoverController UIPress UIPressesEvent
      UIPreviewAction UIPreviewInteraction UIPrintFormatter UIPrintInfo UIPrintInteractionController UIPrintPageRenderer
      UIProgressView UIPushBehavior UIReferenceLibraryViewController UIRegion UIResponderStandardEditActions UIScreenEdgePanGestureRecognizer
      UIScreenMode UIScreenshotService UIScribbleInteraction UISearchDisplayController UISheetPresentationController
      UISimpleTextPrintFormatter UISnapBehavior UISplitViewController UISplitViewControllerDelegate UIStatusBarManager
      UIStoryboardPopoverSegue UIStoryboardUnwindSegueSource UITabBarAppearance UITabGroup UITableViewCellStyle UITextAlternatives
      UITextChecker UITextCursorDropPositionAnimator UITextDragDelegate UITextDragDropSupport UITextDropDelegate
      UITextInput UITextInputAssistantItem UITextInputDelegate UITextInputMode UITextInputPasswordRules UITextInputStringTokenizer
      UITextInputTokenizer UITextInteraction UITextItem UITextItemInteraction UITextLoupeSession UITextPlaceholder UITextPosition
      UITextRange UITextSearching UITextSelectionRect UITextSelectionDisplayInteraction UIToolTipInteraction UITouchesEvent
      UIUserActivityRestoring UIUserNotificationSettings UIUserNotificationType UIVideoEditorController UIViewControllerPreviewing
      UIViewControllerPreviewingDelegate UIViewControllerRepresentable UIViewControllerRestoration UIViewPropertyAnimator
      UIViewRepresentable UIWebView UIWebViewDelegate UIWindowSceneActivationConfiguration UIWindowSceneGeometry
      UIWritingToolsCoordinator UIZoomTransitionOptions
      UIAccessibilityAnnouncementNotification UIAccessibilityIsReduceMotionEnabled UIAccessibilityIsVoiceOverRunning
      UIAccessibilityLayoutChangedNotification UIAccessibilityPostNotification UIAccessibilityScreenChangedNotification
      UIAccessibilityTraitAdjustable UIAccessibilityTraitButton UIAccessibilityTraitHeader UIAccessibilityTraitImage
      UIAccessibilityTraitLink UIAccessibilityTraitNone UIAccessibilityTraitNotEnabled UIAccessibilityTraitSelected
      UIAccessibilityTraitStaticText UIAccessibilityTraitUpdatesFrequently
      NSAdaptiveImageGlyph NSAppleScript NSBatchDeleteRequest NSClassFromString NSCollectionViewItem NSColor NSComparisonPredicate
      NSDataAsset NSDocument NSEntityDescription NSExpression NSFetchedResultsController NSFetchedResultsControllerDelegate
      NSFetchRequest NSFetchRequestResult NSFileCoordinator NSFilePresenter NSFileProviderExtension NSFileVersion NSImage
      NSInvocation NSItemProviderReading NSItemProviderWriting NSKeyedArchiverDelegate NSKeyValueOperator NSLayoutManager
      NSLayoutManagerDelegate NSLinguisticTagger NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel
      NSMappingModel NSMergePolicy NSMetadataQuery NSMethodSignature NSPersistentCloudKitContainer NSPersistentContainer
      NSPersistentStore NSPersistentStoreCoordinator NSProxy NSStringDrawingContext NSTextAttachmentContainer
      NSTextAttachmentViewProvider NSTextContainer NSTextContentManager NSTextContentStorage NSTextElement NSTextLayoutFragment
      NSTextLayoutManager NSTextList NSTextParagraph NSTextStorage NSTextStorageDelegate NSTextTab NSToolbar NSUbiquitousKeyValueStore
      NSUserActivity NSValueTransformer NSView NSViewController NSWindow NSXPCConnection NSItemProvider NSValue
      CAAnimationGroup CABasicAnimation CADisplayLink CAEmitterCell CAEmitterLayer CAFrameRateRange CAKeyframeAnimation
      CAMediaTiming CAMediaTimingFunction CAMetalLayer CAPropertyAnimation CAReplicatorLayer CAScrollLayer CASpringAnimation
      CATextLayer CATiledLayer CATransform3D CATransform3DIdentity CATransform3DMakeRotation CATransform3DMakeScale
      CATransform3DRotate CATransformLayer CATransition CAValueFunction CAGradientLayer CAShapeLayer
      CGBitmapContextCreate CGBitmapInfo CGBlendMode CGColor CGColorSpace CGColorSpaceCreateDeviceRGB CGDataProvider CGFont
      CGFunction CGGradient CGImage CGImageAlphaInfo CGImageDestination CGImageSource CGImageSourceCreateWithData CGLayer CGMutablePath
      CGPattern CGPDFDocument CGPDFPage CGShading
      AVAsset AVAssetExportSession AVAssetImageGenerator AVAudioEngine AVAudioPlayer AVAudioPlayerDelegate AVAudioRecorder
      AVAudioSession AVCaptureDevice AVCaptureMetadataOutput AVCaptureSession AVCaptureVideoPreviewLayer AVMetadataObject AVPlayer
      AVPlayerItem AVPlayerLayer AVPlayerViewController AVQueuePlayer AVRoutePickerView AVSpeechSynthesizer AVSpeechUtterance
      AVURLAsset
      WKDownload WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationActionPolicy WKNavigationDelegate
      WKNavigationResponse WKPreferences WKProcessPool WKScriptMessage WKScriptMessageHandler WKUIDelegate WKUserContentController
      WKUserScript WKWebView WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataStore
      MKAnnotation MKAnnotationView MKCoordinateRegion MKDirections MKLocalSearch MKLocalSearchCompleter MKMapItem MKMapRect
      MKMapView MKMapViewDelegate MKMarkerAnnotationView MKOverlay MKPinAnnotationView MKPlacemark MKPointAnnotation MKPolyline
      CLAuthorizationStatus CLBeacon CLCircularRegion CLGeocoder CLHeading CLLocation CLLocationCoordinate2D CLLocationDegrees
      CLLocationDistance CLLocationManager CLLocationManagerDelegate CLPlacemark CLRegion
      SKAdNetwork SKCloudServiceController SKPayment SKPaymentQueue SKPaymentTransaction SKPaymentTransactionObserver SKProduct
      SKProductsRequest SKProductsRequestDelegate SKScene SKStoreProductViewController SKStoreReviewController SKView
      PHAsset PHAssetCollection PHAuthorizationStatus PHCachingImageManager PHFetchOptions PHFetchResult PHImageManager
      PHImageRequestOptions PHLivePhotoView PHPhotoLibrary PHPickerConfiguration PHPickerFilter PHPickerResult
      PHPickerViewController PHPickerViewControllerDelegate
      UNAuthorizationOptions UNCalendarNotificationTrigger UNMutableNotificationContent UNNotification UNNotificationAction
      UNNotificationCategory UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse UNNotificationSettings
      UNTimeIntervalNotificationTrigger UNUserNotificationCenter UNUserNotificationCenterDelegate
      """
    )

    /// Members of Apple's types. Those with names that an app's extension would have, too, are not among them.
    static let members = words(
      """
      accessibilityActivationPoint accessibilityAttributedLabel accessibilityContainerType accessibilityElementsHidden
      accessibilityPerformEscape accessibilityPerformMagicTap accessibilityScroll activityItemsConfiguration
      addKeyframe addMotionEffect animateKeyframes animationImages applicationIconBadgeNumber applicationSupportsShakeToEdit
      appearance appearanceWhenContainedInInstancesOf attributedTitle beginReceivingRemoteControlEvents bottomLayoutGuide
      canPerformUnwindSegueAction cgImage ciColor ciImage coordinateSpace darkText dataDetectorTypes drawHierarchy
      endReceivingRemoteControlEvents extendedLayoutIncludesOpaqueBars focusItemContainer groupTableViewBackground imageAsset
      imageFlippedForRightToLeftLayoutDirection imageWithHorizontallyFlippedOrientation indexDisplayMode inputAssistantItem
      interactivePopGestureRecognizer interruptibleAnimator isReduceMotionEnabled isReduceTransparencyEnabled isStatusBarHidden
      keyboardLayoutGuide layoutManager lightText localizedStringWithFormat motionEffects mutableArrayValue
      orientationDidChangeNotification patternImage performDropWith preferredFocusedView pressesBegan pressesEnded
      registerForPreviewing registerForRemoteNotifications resizableImage restorationIdentifier selectedTextRange
      separatorEffect sendAction setMinimumBackgroundFetchInterval setNeedsStatusBarAppearanceUpdate setStatusBarHidden
      setStatusBarStyle shortcutItems shouldGroupAccessibilityChildren snapshotView splitViewController statusBarFrame
      statusBarOrientation statusBarStyle stretchableImage textContainer textContainerInset textDidChangeNotification
      textLayoutManager textStorage tintAdjustmentMode topLayoutGuide translatesAutoresizingMaskIntoConstraints userActivity
      userInterfaceIdiom viewLayoutMarginsDidChange viewPrintFormatter viewRespectsSystemMinimumLayoutMargins willTransition
      """
    )

    private static func words(_ text: String) -> Set<String> {
      Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
  }
#endif

import Foundation

// The values of the standard and system colours, as Apple's Human Interface Guidelines and UIColor's documentation give
// them: light and dark, and for system colours both with increased contrast. The values as of iOS 26 are those of the same
// guidelines since June 2025; that nothing but the system colours and the tint has changed is an assumption.

extension UIColor {
  private convenience init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Components(rgba: light), dark: Components(rgba: dark))
  }

  private convenience init(_ light: UInt32, _ dark: UInt32, _ increasedLight: UInt32, _ increasedDark: UInt32) {
    self.init(
      light: Components(rgba: light),
      dark: Components(rgba: dark),
      increased: Increased(light: Components(rgba: increasedLight), dark: Components(rgba: increasedDark))
    )
  }

  /// A colour with other values as of iOS 26: light, dark, and both with increased contrast.
  private convenience init(
    _ light: UInt32,
    _ dark: UInt32,
    _ increasedLight: UInt32,
    _ increasedDark: UInt32,
    as26 new: (UInt32, UInt32, UInt32, UInt32)
  ) {
    self.init(
      light: Components(rgba: light),
      dark: Components(rgba: dark),
      increased: Increased(light: Components(rgba: increasedLight), dark: Components(rgba: increasedDark)),
      redesigned: Redesigned(
        light: Components(rgba: new.0),
        dark: Components(rgba: new.1),
        increased: Increased(light: Components(rgba: new.2), dark: Components(rgba: new.3))
      )
    )
  }

  /// The colour of text on light backgrounds, as it was before iOS 13.
  public static let darkText = UIColor(0x0000_00FF, 0x0000_00FF)
  /// The colour of text on dark backgrounds, as it was before iOS 13.
  public static let lightText = UIColor(0xFFFF_FF99, 0xFFFF_FF99)
  /// The background of grouped tables.
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  public static let black = UIColor(0x0000_00FF, 0x0000_00FF)
  public static let darkGray = UIColor(0x5555_55FF, 0x5555_55FF)
  public static let lightGray = UIColor(0xAAAA_AAFF, 0xAAAA_AAFF)
  public static let white = UIColor(0xFFFF_FFFF, 0xFFFF_FFFF)
  public static let gray = UIColor(0x8080_80FF, 0x8080_80FF)
  public static let red = UIColor(0xFF00_00FF, 0xFF00_00FF)
  public static let green = UIColor(0x00FF_00FF, 0x00FF_00FF)
  public static let blue = UIColor(0x0000_FFFF, 0x0000_FFFF)
  public static let cyan = UIColor(0x00FF_FFFF, 0x00FF_FFFF)
  public static let yellow = UIColor(0xFFFF_00FF, 0xFFFF_00FF)
  public static let magenta = UIColor(0xFF00_FFFF, 0xFF00_FFFF)
  public static let orange = UIColor(0xFF80_00FF, 0xFF80_00FF)
  public static let purple = UIColor(0x8000_80FF, 0x8000_80FF)
  public static let brown = UIColor(0x9966_33FF, 0x9966_33FF)
  public static let clear = UIColor(0x0000_0000, 0x0000_0000)
  public static let systemRed = UIColor(
    0xFF3B_30FF,
    0xFF45_3AFF,
    0xD700_15FF,
    0xFF69_61FF,
    as26: (0xFF38_3CFF, 0xFF42_45FF, 0xE915_2DFF, 0xFF61_65FF)
  )
  public static let systemGreen = UIColor(
    0x34C7_59FF,
    0x30D1_58FF,
    0x248A_3DFF,
    0x30DB_5BFF,
    as26: (0x34C7_59FF, 0x30D1_58FF, 0x0089_32FF, 0x4AD9_68FF)
  )
  public static let systemBlue = UIColor(
    0x007A_FFFF,
    0x0A84_FFFF,
    0x0040_DDFF,
    0x409C_FFFF,
    as26: (0x0088_FFFF, 0x0091_FFFF, 0x1E6E_F4FF, 0x5CB8_FFFF)
  )
  public static let systemOrange = UIColor(
    0xFF95_00FF,
    0xFF9F_0AFF,
    0xC934_00FF,
    0xFFB3_40FF,
    as26: (0xFF8D_28FF, 0xFF92_30FF, 0xC553_00FF, 0xFFA0_56FF)
  )
  public static let systemYellow = UIColor(
    0xFFCC_00FF,
    0xFFD6_0AFF,
    0xB250_00FF,
    0xFFD4_26FF,
    as26: (0xFFCC_00FF, 0xFFD6_00FF, 0xA16A_00FF, 0xFEDF_43FF)
  )
  public static let systemPink = UIColor(
    0xFF2D_55FF,
    0xFF37_5FFF,
    0xD30F_45FF,
    0xFF64_82FF,
    as26: (0xFF2D_55FF, 0xFF37_5FFF, 0xE712_4DFF, 0xFF8A_C4FF)
  )
  public static let systemPurple = UIColor(
    0xAF52_DEFF,
    0xBF5A_F2FF,
    0x8944_ABFF,
    0xDA8F_FFFF,
    as26: (0xCB30_E0FF, 0xDB34_F2FF, 0xB02F_C2FF, 0xEA8D_FFFF)
  )
  public static let systemTeal = UIColor(
    0x30B0_C7FF,
    0x40C8_E0FF,
    0x0082_99FF,
    0x5DE6_FFFF,
    as26: (0x00C3_D0FF, 0x00D2_E0FF, 0x0081_98FF, 0x3BDD_ECFF)
  )
  public static let systemIndigo = UIColor(
    0x5856_D6FF,
    0x5E5C_E6FF,
    0x3634_A3FF,
    0x7D7A_FFFF,
    as26: (0x6155_F5FF, 0x6D7C_FFFF, 0x564A_DEFF, 0xA7AA_FFFF)
  )
  public static let systemBrown = UIColor(
    0xA284_5EFF,
    0xAC8E_68FF,
    0x7F65_45FF,
    0xB594_69FF,
    as26: (0xAC7F_5EFF, 0xB78A_66FF, 0x956D_51FF, 0xDBA6_79FF)
  )
  public static let systemMint = UIColor(
    0x00C7_BEFF,
    0x63E6_E2FF,
    0x0C81_7BFF,
    0x66D4_CFFF,
    as26: (0x00C8_B3FF, 0x00DA_C3FF, 0x0085_75FF, 0x54DF_CBFF)
  )
  public static let systemCyan = UIColor(
    0x32AD_E6FF,
    0x64D2_FFFF,
    0x0071_A4FF,
    0x70D7_FFFF,
    as26: (0x00C0_E8FF, 0x3CD3_FEFF, 0x007E_AEFF, 0x6DD9_FFFF)
  )
  public static let systemGray = UIColor(0x8E8E_93FF, 0x8E8E_93FF, 0x6C6C_70FF, 0xAEAE_B2FF)
  public static let systemGray2 = UIColor(0xAEAE_B2FF, 0x6363_66FF, 0x8E8E_93FF, 0x7C7C_80FF)
  public static let systemGray3 = UIColor(0xC7C7_CCFF, 0x4848_4AFF, 0xAEAE_B2FF, 0x5454_56FF)
  public static let systemGray4 = UIColor(0xD1D1_D6FF, 0x3A3A_3CFF, 0xBCBC_C0FF, 0x4444_46FF)
  public static let systemGray5 = UIColor(0xE5E5_EAFF, 0x2C2C_2EFF, 0xD8D8_DCFF, 0x3636_38FF)
  public static let systemGray6 = UIColor(0xF2F2_F7FF, 0x1C1C_1EFF, 0xEBEB_F0FF, 0x2424_26FF)
  public static let label = UIColor(0x0000_00FF, 0xFFFF_FFFF)
  public static let secondaryLabel = UIColor(0x3C3C_4399, 0xEBEB_F599)
  public static let tertiaryLabel = UIColor(0x3C3C_434C, 0xEBEB_F54C)
  public static let quaternaryLabel = UIColor(0x3C3C_432D, 0xEBEB_F52D)
  public static let placeholderText = UIColor(0x3C3C_434C, 0xEBEB_F54C)
  public static let link = UIColor(0x007A_FFFF, 0x0984_FFFF)
  public static let separator = UIColor(0x3C3C_434A, 0x5454_5899)
  public static let opaqueSeparator = UIColor(0xC6C6_C8FF, 0x3838_3AFF)
  public static let systemBackground = UIColor(0xFFFF_FFFF, 0x0000_00FF)
  public static let secondarySystemBackground = UIColor(0xF2F2_F7FF, 0x1C1C_1EFF)
  public static let tertiarySystemBackground = UIColor(0xFFFF_FFFF, 0x2C2C_2EFF)
  public static let systemGroupedBackground = UIColor(0xF2F2_F7FF, 0x0000_00FF)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFF_FFFF, 0x1C1C_1EFF)
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2_F7FF, 0x2C2C_2EFF)
  public static let systemFill = UIColor(0x7878_8033, 0x7878_805C)
  public static let secondarySystemFill = UIColor(0x7878_8028, 0x7878_8052)
  public static let tertiarySystemFill = UIColor(0x7676_801E, 0x7676_803D)
  public static let quaternarySystemFill = UIColor(0x7474_8014, 0x7676_802E)
  public static let tintColor = UIColor(
    0x007A_FFFF,
    0x0A84_FFFF,
    0x0040_DDFF,
    0x409C_FFFF,
    as26: (0x0088_FFFF, 0x0091_FFFF, 0x1E6E_F4FF, 0x5CB8_FFFF)
  )
}

extension UIColor.Components {
  /// Components from `0xRRGG_BBAA`.
  package init(rgba: UInt32) {
    self.init(
      red: CGFloat((rgba >> 24) & 0xFF) / 255,
      green: CGFloat((rgba >> 16) & 0xFF) / 255,
      blue: CGFloat((rgba >> 8) & 0xFF) / 255,
      alpha: CGFloat(rgba & 0xFF) / 255
    )
  }
}

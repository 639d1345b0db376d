// Values that are C structures on Apple's platforms, so that an optional one cannot be in an `@objc` declaration.

struct CGPoint { double x, y; };
typedef struct CGPoint CGPoint;

struct CGSize { double width, height; };
typedef struct CGSize CGSize;

struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;

struct CGAffineTransform { double a, b, c, d, tx, ty; };
typedef struct CGAffineTransform CGAffineTransform;

struct _NSRange { long location, length; };
typedef struct _NSRange NSRange;

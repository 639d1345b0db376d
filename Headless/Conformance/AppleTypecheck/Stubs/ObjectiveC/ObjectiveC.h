// The part of the Objective-C runtime's headers that the checked sources can see. Nothing here is ever linked.

#define NULLABLE _Nullable
#pragma clang assume_nonnull begin

typedef struct objc_selector *SEL;
typedef struct objc_class *Class;
typedef struct objc_method *Method;
typedef struct objc_imp *IMP;
typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@protocol NSObject
- (BOOL)isEqual:(id NULLABLE)object;
@property(readonly) NSInteger hash;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
- (BOOL)conformsToProtocol:(id)aProtocol;
- (BOOL)isKindOfClass:(Class)aClass;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init __attribute__((objc_designated_initializer));
+ (BOOL)instancesRespondToSelector:(SEL _Null_unspecified)aSelector;
- (id NULLABLE)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
@end

typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;

IMP NULLABLE class_getMethodImplementation(Class NULLABLE cls, SEL name);
Method NULLABLE class_getInstanceMethod(Class NULLABLE cls, SEL name);
IMP method_getImplementation(Method m);
BOOL class_respondsToSelector(Class NULLABLE cls, SEL name);
Class NULLABLE class_getSuperclass(Class NULLABLE cls);

@class Protocol;
struct objc_method_description {
  SEL NULLABLE name;
  char *NULLABLE types;
};
Protocol *NULLABLE objc_getProtocol(const char *name);
struct objc_method_description *NULLABLE protocol_copyMethodDescriptionList(
  Protocol *proto, BOOL isRequiredMethod, BOOL isInstanceMethod, unsigned int *NULLABLE outCount);

#pragma clang assume_nonnull end

// What Objective-C code needs of Foundation to be checked against the library's emitted header.
#ifndef STUB_FOUNDATION_H
#define STUB_FOUNDATION_H
#include <stddef.h>

typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))

NS_ASSUME_NONNULL_BEGIN

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)self;
@end

@interface NSCoder : NSObject
@end

@interface NSNumber : NSObject
@end

@interface NSString : NSObject
@end

@interface NSArray<Element> : NSObject
- (id)objectAtIndexedSubscript:(NSUInteger)index;
@end

NS_ASSUME_NONNULL_END

// The declarations of Foundation next door are Swift's, so the emitted header has Swift's names for
// them, where the SDK's are NSArray and NSNumber.
#define _TtC10Foundation7NSArray NSArray
#define _TtC10Foundation8NSNumber NSNumber

#endif

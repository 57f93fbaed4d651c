// What Objective-C code needs of UIKit to be checked against the library's emitted header.
#ifndef STUB_UIKIT_H
#define STUB_UIKIT_H
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSInteger UIStatusBarStyle;
typedef NSInteger UIInterfaceOrientation;

@protocol UINavigationBarDelegate
@end

@interface UIView : NSObject
@end

@interface UIViewController : NSObject
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, readonly, strong, nullable) UIViewController *presentedViewController;
- (void)viewDidLoad;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

@interface UIViewController (Navigation)
@property(nonatomic, readonly, strong, nullable) UINavigationController *navigationController;
@end

@interface UIWindow : UIView
@property(nonatomic, strong, nullable) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

NS_ASSUME_NONNULL_END

#endif

import { lazyRoute } from '../platform/lazy/lazy-route.ts'

/** Every page of the product; each comes with its own chunk when somebody goes there, or points at a link to it. */
export const pages = {
  Landing: lazyRoute(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
  Home: lazyRoute(() => import('../features/home/home-page.tsx'), 'HomePage'),

  SignUp: lazyRoute(() => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage'),
  SignUpUser: lazyRoute(() => import('../features/accounts/sign-up-user-page.tsx'), 'SignUpUserPage'),
  SignUpVendor: lazyRoute(() => import('../features/accounts/sign-up-vendor-page.tsx'), 'SignUpVendorPage'),
  SignIn: lazyRoute(() => import('../features/accounts/sign-in-page.tsx'), 'SignInPage'),
  Activate: lazyRoute(() => import('../features/accounts/activate-page.tsx'), 'ActivatePage'),
  ForgotPassword: lazyRoute(
    () => import('../features/accounts/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  ResetPassword: lazyRoute(() => import('../features/accounts/reset-password-page.tsx'), 'ResetPasswordPage'),
  Profile: lazyRoute(() => import('../features/accounts/profile-page.tsx'), 'ProfilePage'),

  GroupList: lazyRoute(() => import('../features/groups/group-list-page.tsx'), 'GroupListPage'),
  SportChooser: lazyRoute(() => import('../features/groups/sport-chooser-page.tsx'), 'SportChooserPage'),
  CreateGroup: lazyRoute(() => import('../features/groups/create-group-page.tsx'), 'CreateGroupPage'),
  EditGroup: lazyRoute(() => import('../features/groups/edit-group-page.tsx'), 'EditGroupPage'),
  Group: lazyRoute(() => import('../features/groups/group-page.tsx'), 'GroupPage'),
  MyGroups: lazyRoute(() => import('../features/groups/my-groups-page.tsx'), 'MyGroupsPage'),

  Members: lazyRoute(() => import('../features/members/members-page.tsx'), 'MembersPage'),
  Invite: lazyRoute(() => import('../features/members/invite-page.tsx'), 'InvitePage'),
  Join: lazyRoute(() => import('../features/members/join-page.tsx'), 'JoinPage'),
  Chat: lazyRoute(() => import('../features/chat/chat-page.tsx'), 'ChatPage'),

  GameDay: lazyRoute(() => import('../features/game-day/game-day-page.tsx'), 'GameDayPage'),
  LiveMatch: lazyRoute(() => import('../features/live-match/live-match-page.tsx'), 'LiveMatchPage'),
  Watch: lazyRoute(() => import('../features/live-match/watch-page.tsx'), 'WatchPage'),
  BigBoard: lazyRoute(() => import('../features/live-match/big-board-page.tsx'), 'BigBoardPage'),

  Report: lazyRoute(() => import('../features/history/report-page.tsx'), 'ReportPage'),
  Statistics: lazyRoute(() => import('../features/history/statistics-page.tsx'), 'StatisticsPage'),

  MyVendor: lazyRoute(() => import('../features/vendors/my-vendor-page.tsx'), 'MyVendorPage'),
  ConfirmSubscription: lazyRoute(
    () => import('../features/newsletter/confirm-subscription-page.tsx'),
    'ConfirmSubscriptionPage',
  ),
  Unsubscribe: lazyRoute(() => import('../features/newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),

  ComingSoon: lazyRoute(() => import('../features/pages/coming-soon-page.tsx'), 'ComingSoonPage'),
  Help: lazyRoute(() => import('../features/pages/help-page.tsx'), 'HelpPage'),
  Contact: lazyRoute(() => import('../features/pages/contact-page.tsx'), 'ContactPage'),
  Faq: lazyRoute(() => import('../features/pages/faq-page.tsx'), 'FaqPage'),
  FairToss: lazyRoute(() => import('../features/pages/fair-toss-page.tsx'), 'FairTossPage'),
  Privacy: lazyRoute(() => import('../features/pages/privacy-page.tsx'), 'PrivacyPage'),
  Terms: lazyRoute(() => import('../features/pages/terms-page.tsx'), 'TermsPage'),
}

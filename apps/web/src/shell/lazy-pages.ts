import { lazily } from '../platform/lazily.ts'

/** Every page of the product; each comes with its own chunk when somebody goes there, or points at a link to it. */
export const pages = {
  Landing: lazily(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
  Home: lazily(() => import('../features/home/home-page.tsx'), 'HomePage'),

  SignUp: lazily(() => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage'),
  SignUpUser: lazily(() => import('../features/accounts/sign-up-user-page.tsx'), 'SignUpUserPage'),
  SignUpVendor: lazily(() => import('../features/accounts/sign-up-vendor-page.tsx'), 'SignUpVendorPage'),
  SignIn: lazily(() => import('../features/accounts/sign-in-page.tsx'), 'SignInPage'),
  Activate: lazily(() => import('../features/accounts/activate-page.tsx'), 'ActivatePage'),
  ForgotPassword: lazily(() => import('../features/accounts/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  ResetPassword: lazily(() => import('../features/accounts/reset-password-page.tsx'), 'ResetPasswordPage'),
  Profile: lazily(() => import('../features/accounts/profile-page.tsx'), 'ProfilePage'),

  GroupList: lazily(() => import('../features/groups/group-list-page.tsx'), 'GroupListPage'),
  SportChooser: lazily(() => import('../features/groups/sport-chooser-page.tsx'), 'SportChooserPage'),
  CreateGroup: lazily(() => import('../features/groups/create-group-page.tsx'), 'CreateGroupPage'),
  EditGroup: lazily(() => import('../features/groups/edit-group-page.tsx'), 'EditGroupPage'),
  Group: lazily(() => import('../features/groups/group-page.tsx'), 'GroupPage'),
  MyGroups: lazily(() => import('../features/groups/my-groups-page.tsx'), 'MyGroupsPage'),

  Members: lazily(() => import('../features/members/members-page.tsx'), 'MembersPage'),
  Invite: lazily(() => import('../features/members/invite-page.tsx'), 'InvitePage'),
  Join: lazily(() => import('../features/members/join-page.tsx'), 'JoinPage'),
  Chat: lazily(() => import('../features/chat/chat-page.tsx'), 'ChatPage'),

  GameDay: lazily(() => import('../features/game-day/game-day-page.tsx'), 'GameDayPage'),
  LiveMatch: lazily(() => import('../features/live-match/live-match-page.tsx'), 'LiveMatchPage'),
  Watch: lazily(() => import('../features/live-match/watch-page.tsx'), 'WatchPage'),
  BigBoard: lazily(() => import('../features/live-match/big-board-page.tsx'), 'BigBoardPage'),

  Report: lazily(() => import('../features/history/report-page.tsx'), 'ReportPage'),
  Statistics: lazily(() => import('../features/history/statistics-page.tsx'), 'StatisticsPage'),

  MyVendor: lazily(() => import('../features/vendors/my-vendor-page.tsx'), 'MyVendorPage'),
  ConfirmSubscription: lazily(
    () => import('../features/newsletter/confirm-subscription-page.tsx'),
    'ConfirmSubscriptionPage',
  ),
  Unsubscribe: lazily(() => import('../features/newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),

  ComingSoon: lazily(() => import('../features/pages/coming-soon-page.tsx'), 'ComingSoonPage'),
  Help: lazily(() => import('../features/pages/help-page.tsx'), 'HelpPage'),
  Contact: lazily(() => import('../features/pages/contact-page.tsx'), 'ContactPage'),
  Faq: lazily(() => import('../features/pages/faq-page.tsx'), 'FaqPage'),
  FairToss: lazily(() => import('../features/pages/fair-toss-page.tsx'), 'FairTossPage'),
  Privacy: lazily(() => import('../features/pages/privacy-page.tsx'), 'PrivacyPage'),
  Terms: lazily(() => import('../features/pages/terms-page.tsx'), 'TermsPage'),
}

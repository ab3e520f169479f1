import type { Pattern } from '../platform/paths.ts'

export type PublicPage = { path: Pattern; description: string; page: string }

const DEFAULT_DESCRIPTION =
  'Check-in, teams, one clock, and who is on next. For football in the park and every game like it.'

/** What stands before any script has come: the build draws these pages, and says for search engines what they are. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', page: 'landing/landing-page', description: DEFAULT_DESCRIPTION },
  { path: '/help', page: 'pages/help-page', description: 'How a game day works on Turnout, step by step.' },
  {
    path: '/faq',
    page: 'pages/faq-page',
    description: 'Short answers about groups, check-in, drafts and the clock.',
  },
  { path: '/contact', page: 'pages/contact-page', description: 'How to reach the people behind Turnout.' },
  {
    path: '/fair-toss',
    page: 'pages/fair-toss-page',
    description: 'Check for yourself that a coin toss was fair, without asking us.',
  },
  {
    path: '/privacy',
    page: 'pages/privacy-page',
    description: 'What Turnout stores about you, why, for how long, and how to take it back.',
  },
  {
    path: '/terms',
    page: 'pages/terms-page',
    description: 'What you may expect of Turnout, and what it expects of you.',
  },
  { path: '/events', page: 'pages/coming-soon-page', description: 'Events are on their way to Turnout.' },
  {
    path: '/events/create',
    page: 'pages/coming-soon-page',
    description: 'Events are on their way to Turnout.',
  },
  {
    path: '/vendors',
    page: 'pages/coming-soon-page',
    description: 'The market beside the pitch is on its way.',
  },
]

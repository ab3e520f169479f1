import type { Pattern } from './routes.ts'
import type { PrefetchCalls } from './shell/prefetch-calls.ts'

/** What the build writes for an address; the app in the browser does not need it. */
export type DrawnPage = {
  /**
   * - content: the page as a visitor first sees it
   * - skeleton: the page while it waits for its first answer
   * - preloads: only the list of its files, because a prerendered form would lose what is typed into it
   */
  drawn: 'content' | 'skeleton' | 'preloads'
  /** For search engines. */
  description?: string
}

/** A rendered page; `page` is its module, as in the table of routes. */
export type RenderedPage = DrawnPage & { path: string; page: string; title: string; html: string }

/** What the build takes from the app: its pages, all paths for the server, and the calls of the prefetch script. */
export type DrawnApp = {
  pages: RenderedPage[]
  routes: Pattern[]
  prefetchCalls: readonly PrefetchCalls[]
}

const content = (description: string): DrawnPage => ({ drawn: 'content', description })
const skeleton: DrawnPage = { drawn: 'skeleton' }

export const drawnPages: Partial<Record<Pattern, DrawnPage>> = {
  '/': content(
    'Check-in, teams, one clock, and who is on next. For football in the park and every game like it.',
  ),
  '/events': skeleton,
  '/events/$eventId': skeleton,
  '/vendors': skeleton,
  '/vendors/$vendorId': skeleton,
  '/signin': { drawn: 'preloads' },
  '/sports/groups': skeleton,
  '/sports/groups/$groupId': skeleton,
  '/my-sports-groups': skeleton,
  '/my-sports-groups/$groupId': skeleton,
  '/my-sports-groups/$groupId/join': skeleton,
  '/my-sports-groups/$groupId/game-day': skeleton,
  '/my-sports-groups/$groupId/live-match': skeleton,
  '/watch/$token': skeleton,
  '/board/$token': skeleton,
  '/help': content('How a game day works on Turnout, step by step.'),
  '/contact': content('How to reach the people behind Turnout.'),
  '/faq': content('Short answers about groups, check-in, drafts and the clock.'),
  '/fair-toss': content('Check for yourself that a coin toss was fair, without asking us.'),
  '/privacy': content('What Turnout stores about you, why, for how long, and how to take it back.'),
  '/terms': content('What you may expect of Turnout, and what it expects of you.'),
}

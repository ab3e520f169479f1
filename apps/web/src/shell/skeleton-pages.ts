import type { Pattern } from '../platform/paths.ts'

export type SkeletonPage = {
  path: Pattern
  /** What it is made of, under `features`: what it fetches at once by itself is part of it. */
  parts: readonly string[]
  /** Only for people with a session. */
  isSignedInOnly?: true
  /** Not drawn, lest somebody types into what is about to go; what it is made of is named all the same. */
  isForm?: true
}

/**
 * The pages that people open most, which wait for an answer of the server: the build draws them as they wait, and
 * names all that they are made of. Not /home, which the installed app keeps for every address (`app-worker.ts`).
 */
export const SKELETON_PAGES: readonly SkeletonPage[] = [
  { path: '/signin', parts: ['accounts/sign-in-page'], isForm: true },
  { path: '/sports/groups', parts: ['groups/group-list-page'] },
  { path: '/sports/groups/$groupId', parts: ['groups/group-page'] },
  { path: '/my-sports-groups', parts: ['groups/my-groups-page'], isSignedInOnly: true },
  { path: '/my-sports-groups/$groupId', parts: ['groups/group-page'], isSignedInOnly: true },
  { path: '/my-sports-groups/$groupId/join', parts: ['members/join-page'] },
  {
    path: '/my-sports-groups/$groupId/game-day',
    parts: ['game-day/game-day-page', 'game-day/game-day-content'],
    isSignedInOnly: true,
  },
  {
    path: '/my-sports-groups/$groupId/live-match',
    parts: ['live-match/live-match-page', 'live-match/match-screen'],
    isSignedInOnly: true,
  },
  { path: '/watch/$token', parts: ['live-match/watch-page'] },
  { path: '/board/$token', parts: ['live-match/big-board-page'] },
]

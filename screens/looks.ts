import type { Page } from 'playwright-core'
import type { Pattern } from '../apps/web/src/platform/paths.ts'
import type { Weather } from './weather.ts'
import type { Evening, Viewer, Walk } from './world.ts'

/** One screen as one person sees it at one moment. */
export interface Look {
  as: Viewer
  /** What is special about it, in a word or two. */
  when?: string
  /** Where to, if the pattern does not say it. */
  to?: (walk: Walk) => string
  weather?: Weather
  /** Where the phone is; else it does not tell. */
  at?: 'the pitch' | 'home'
  /** What is pressed before the picture is taken. */
  doing?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** In the evening a phone that may has looked by itself before anybody can press. */
const checkIn = (page: Page) => press(/^Check in$/)(page).catch(() => undefined)

/** What a screen that asks the server for something can come to. */
const inAnyWeather = (look: Look): Look[] => [
  look,
  { ...look, weather: 'loading' },
  { ...look, weather: 'error' },
  { ...look, weather: 'offline' },
]

const onEvening = (evening: Evening, page: string) => (walk: Walk) =>
  `/my-sports-groups/${walk.groups[evening]}${page}`
const NOWHERE = '01890000-0000-7000-8000-000000000000'

const gameDay = (evening: Evening, look: Omit<Look, 'to'>): Look => ({
  when: evening,
  ...look,
  to: onEvening(evening, '/game-day'),
})
const liveMatch = (evening: Evening, look: Omit<Look, 'to'>): Look => ({
  when: evening,
  ...look,
  to: onEvening(evening, '/live-match'),
})

const ofFamily = (root: string) => ({
  members: [
    { as: 'ben' } as const,
    ...inAnyWeather({ as: 'ada' }),
    { as: 'ada', when: 'a row menu', doing: press(/^More for /) } as const,
    { as: 'olu' } as const,
    { as: 'eve', when: 'not allowed' } as const,
    {
      as: 'ada',
      when: 'long names',
      to: (walk: Walk) => `${root}/${walk.groups.longNames}/members`,
    } as const,
  ] satisfies Look[],
  invite: [
    ...inAnyWeather({ as: 'ada' }),
    { as: 'ben' },
    { as: 'eve', when: 'not allowed' },
  ] satisfies Look[],
  edit: [
    ...inAnyWeather({ as: 'ada' }),
    { as: 'ben', when: 'not allowed' },
    { as: 'ada', when: 'not found', to: () => `${root}/${NOWHERE}/edit` },
  ] satisfies Look[],
})
const all = ofFamily('/sports/groups')
const mine = ofFamily('/my-sports-groups')

/** Every route of the product. The running match goes first: its clock waits for nobody. */
export const LOOKS: Record<Pattern, Look[]> = {
  '/my-sports-groups/$groupId/live-match': [
    { as: 'ada', when: 'running' },
    { as: 'ben', when: 'running' },
    { as: 'olu', when: 'running' },
    { as: 'ada', weather: 'loading' },
    { as: 'ada', weather: 'error' },
    { as: 'ada', weather: 'offline' },
    liveMatch('toss', { as: 'ada' }),
    liveMatch('toss', { as: 'ben' }),
    liveMatch('held', { as: 'ada' }),
    liveMatch('held', { as: 'ben' }),
    liveMatch('over', { as: 'ada' }),
    liveMatch('drafting', { as: 'ada', when: 'not opened yet' }),
    liveMatch('idle', { as: 'ben', when: 'not found' }),
    { as: 'eve', when: 'not allowed' },
  ],
  '/watch/$token': [
    ...inAnyWeather({ as: 'visitor' }),
    { as: 'visitor', when: 'closed', to: () => `/watch/${'x'.repeat(43)}` },
  ],
  '/board/$token': [
    { as: 'visitor' },
    { as: 'visitor', when: 'closed', to: () => `/board/${'x'.repeat(43)}` },
  ],
  '/my-sports-groups/$groupId/game-day': [
    { as: 'ada', when: 'match on' },
    { as: 'ben', when: 'match on' },
    { as: 'ada', weather: 'loading' },
    { as: 'ada', weather: 'error' },
    { as: 'ben', weather: 'offline' },
    gameDay('idle', { as: 'ben' }),
    gameDay('later', { as: 'ben' }),
    gameDay('waiting', { as: 'cleo' }),
    gameDay('waiting', { as: 'cleo', when: 'too far', at: 'home', doing: checkIn }),
    gameDay('waiting', { as: 'cleo', when: 'location denied', doing: checkIn }),
    gameDay('waiting', { as: 'cleo', when: 'venue code', doing: press('I have the venue code') }),
    gameDay('waiting', { as: 'ben', when: 'first', at: 'the pitch', doing: checkIn }),
    gameDay('waiting', { as: 'ada', when: 'organiser' }),
    gameDay('no armbands yet', { as: 'cleo' }),
    gameDay('no armbands yet', { as: 'ada' }),
    gameDay('second armband', { as: 'ben' }),
    gameDay('second armband', { as: 'ada' }),
    gameDay('drafting', { as: 'cleo' }),
    gameDay('drafting', { as: 'cleo', when: 'passing on', doing: press(/^Pass the armband/) }),
    gameDay('drafting', { as: 'ben' }),
    gameDay('drafting', { as: 'ada' }),
    gameDay('drafting', { as: 'longest' }),
    gameDay('held', { as: 'cleo' }),
    gameDay('over', { as: 'ada' }),
    gameDay('longNames', { as: 'longest', when: 'long names' }),
    { as: 'eve', when: 'not allowed' },
    { as: 'olu' },
  ],
  '/': [{ as: 'visitor' }, { as: 'ben' }],
  '/home': [
    ...inAnyWeather({ as: 'ben' }),
    { as: 'ada' },
    { as: 'eve', when: 'empty' },
    { as: 'longest', when: 'long names' },
    { as: 'ben', when: 'menu', doing: press('Your menu') },
  ],
  '/events': [{ as: 'visitor' }, { as: 'ben' }],
  '/events/create': [{ as: 'ben' }],
  '/events/$eventId': [{ as: 'visitor', to: () => '/events/summer-sixes' }],
  '/vendors': [{ as: 'visitor' }, { as: 'ben' }],
  '/vendors/me': [{ as: 'ben', when: 'not allowed' }],
  '/vendor-signup': [{ as: 'visitor' }],
  '/signup': [{ as: 'visitor' }],
  '/signup/user': [{ as: 'visitor' }, { as: 'visitor', when: 'empty fields', doing: press('Sign up') }],
  '/signup/vendor': [{ as: 'visitor' }, { as: 'visitor', when: 'empty fields', doing: press('Sign up') }],
  '/signin': [{ as: 'visitor' }, { as: 'visitor', when: 'refused', doing: refused }],
  '/activate': [
    { as: 'visitor', when: 'expired', to: () => '/activate?token=none-of-ours' },
    { as: 'visitor', weather: 'loading', to: () => '/activate?token=none-of-ours' },
    { as: 'visitor', when: 'no token' },
  ],
  '/newsletter/confirm': [{ as: 'visitor', to: () => '/newsletter/confirm?token=none-of-ours' }],
  '/newsletter/unsubscribe': [{ as: 'visitor', to: () => '/newsletter/unsubscribe?token=none-of-ours' }],
  '/forgot-password': [{ as: 'visitor' }, { as: 'visitor', when: 'sent', doing: forgotten }],
  '/reset-password': [{ as: 'visitor', to: () => '/reset-password?token=none-of-ours' }],
  '/profile': [
    ...inAnyWeather({ as: 'ben' }),
    { as: 'longest', when: 'long names' },
    { as: 'ben', when: 'sure?', doing: press('Deactivate account') },
  ],
  '/sports': [{ as: 'visitor' }],
  '/sports/select': inAnyWeather({ as: 'ben' }),
  '/sports/create': [
    { as: 'ada', to: () => '/sports/create?type=football' },
    {
      as: 'ada',
      when: 'empty fields',
      to: () => '/sports/create?type=basketball',
      doing: press('Create Group'),
    },
    { as: 'visitor' },
  ],
  '/sports/groups': [
    ...inAnyWeather({ as: 'dan' }),
    { as: 'visitor' },
    { as: 'visitor', when: 'no hits', to: () => '/sports/groups?search=quidditch' },
    { as: 'visitor', weather: 'empty' },
  ],
  '/sports/groups/$groupId': [
    { as: 'visitor' },
    ...inAnyWeather({ as: 'eve' }),
    { as: 'dan' },
    { as: 'ben' },
    { as: 'ada' },
    { as: 'olu' },
    { as: 'visitor', when: 'not found', to: () => `/sports/groups/${NOWHERE}` },
    { as: 'eve', when: 'long names', to: (walk) => `/sports/groups/${walk.groups.longNames}` },
  ],
  '/sports/groups/$groupId/edit': all.edit,
  '/sports/groups/$groupId/members': all.members,
  '/sports/groups/$groupId/invite': all.invite,
  '/sports/groups/$groupId/chat': [{ as: 'visitor' }, { as: 'ben' }],
  '/my-sports-groups': [
    ...inAnyWeather({ as: 'ben' }),
    { as: 'ada' },
    { as: 'eve', when: 'empty' },
    { as: 'ben', when: 'a card menu', doing: press(/^More for /) },
  ],
  '/my-sports-groups/$groupId': [
    ...inAnyWeather({ as: 'ben' }),
    { as: 'ada' },
    { as: 'olu' },
    { as: 'ben', when: 'leaving', doing: press('Leave Group') },
    { as: 'ada', when: 'deleting', doing: press('Delete Group') },
    { as: 'ben', when: 'not today', to: onEvening('idle', '') },
    { as: 'ada', when: 'long names', to: onEvening('longNames', '') },
    { as: 'eve', when: 'not a member' },
  ],
  '/my-sports-groups/$groupId/edit': mine.edit,
  '/my-sports-groups/$groupId/members': mine.members,
  '/my-sports-groups/$groupId/invite': mine.invite,
  '/my-sports-groups/$groupId/join': [
    { as: 'visitor', to: (walk) => `/my-sports-groups/${walk.group}/join?invite=${walk.invite}` },
    ...inAnyWeather({
      as: 'eve',
      to: (walk) => `/my-sports-groups/${walk.group}/join?invite=${walk.invite}`,
    }),
    { as: 'ben' },
    { as: 'eve', when: 'old link', to: (walk) => `/my-sports-groups/${walk.group}/join?invite=old` },
  ],
  '/my-sports-groups/$groupId/chat': [{ as: 'ben' }],
  '/my-sports-groups/$groupId/games/$gameId': inAnyWeather({
    as: 'ben',
    to: (walk) => `/my-sports-groups/${walk.groups.over}/games/${walk.pastGame}`,
  }),
  '/my-sports-groups/$groupId/statistics': [
    ...inAnyWeather({ as: 'ben' }),
    { as: 'ben', when: 'empty', to: onEvening('idle', '/statistics') },
    { as: 'eve', when: 'not allowed' },
  ],
  '/help': [{ as: 'visitor' }],
  '/contact': [{ as: 'visitor' }],
  '/faq': [{ as: 'visitor' }],
  '/fair-toss': [{ as: 'visitor' }],
  '/privacy': [{ as: 'visitor' }],
  '/terms': [{ as: 'visitor' }, { as: 'visitor', when: 'not found', to: () => '/over/the/fence' }],
}

async function refused(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('eve@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await press('Sign in')(page)
}

async function forgotten(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('eve@example.org')
  await page.getByRole('main').getByRole('button').first().click()
}

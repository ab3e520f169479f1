import type { Page } from 'playwright-core'
import type { Pattern } from '../apps/web/src/routes.ts'
import type { NetworkState } from './network-state.ts'
import type { GameMoment, ScreenWorld, Viewer } from './world.ts'

/** One screen as one person sees it at one moment. */
export interface Screen {
  as: Viewer
  /** What is special about it, in a word or two. */
  when?: string
  /** Where to, if the pattern does not say it. */
  to?: (world: ScreenWorld) => string
  network?: NetworkState
  /** Where the phone is; else it does not tell. */
  at?: 'the pitch' | 'home'
  /** What is pressed before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** In the evening a phone that may has looked by itself before anybody can press. */
const checkIn = (page: Page) => press(/^Check in$/)(page).catch(() => undefined)

/** What a screen that asks the server for something can come to. */
const inEveryState = (screen: Screen): Screen[] => [
  screen,
  { ...screen, network: 'loading' },
  { ...screen, network: 'error' },
  { ...screen, network: 'offline' },
]

const onGame = (moment: GameMoment, page: string) => (world: ScreenWorld) =>
  `/my-sports-groups/${world.groups[moment]}${page}`
const NOWHERE = '01890000-0000-7000-8000-000000000000'

const gameDay = (moment: GameMoment, screen: Omit<Screen, 'to'>): Screen => ({
  when: moment,
  ...screen,
  to: onGame(moment, '/game-day'),
})
const liveMatch = (moment: GameMoment, screen: Omit<Screen, 'to'>): Screen => ({
  when: moment,
  ...screen,
  to: onGame(moment, '/live-match'),
})

/** A link as it stands in a mail, to the last session of the next two weeks. */
const answerLink = (group: 'group' | 'longNames') => (world: ScreenWorld) =>
  `/answer/${group === 'group' ? world.group : world.groups.longNames}/${world.scheduledGames[group]}`

const ofFamily = (root: string) => ({
  members: [
    { as: 'ben' } as const,
    ...inEveryState({ as: 'ada' }),
    { as: 'ada', when: 'a row menu', prepare: press(/^More for /) } as const,
    { as: 'olu' } as const,
    { as: 'eve', when: 'not allowed' } as const,
    {
      as: 'ada',
      when: 'long names',
      to: (world: ScreenWorld) => `${root}/${world.groups.longNames}/members`,
    } as const,
  ] satisfies Screen[],
  invite: [
    ...inEveryState({ as: 'ada' }),
    { as: 'ben' },
    { as: 'eve', when: 'not allowed' },
  ] satisfies Screen[],
  edit: [
    ...inEveryState({ as: 'ada' }),
    { as: 'ben', when: 'not allowed' },
    { as: 'ada', when: 'not found', to: () => `${root}/${NOWHERE}/edit` },
  ] satisfies Screen[],
})
const all = ofFamily('/sports/groups')
const mine = ofFamily('/my-sports-groups')

/** Every route of the product. The running match goes first: its clock waits for nobody. */
export const SCREENS: Record<Pattern, Screen[]> = {
  '/my-sports-groups/$groupId/live-match': [
    { as: 'ada', when: 'running' },
    { as: 'ben', when: 'running' },
    { as: 'olu', when: 'running' },
    { as: 'ada', network: 'loading' },
    { as: 'ada', network: 'error' },
    { as: 'ada', network: 'offline' },
    liveMatch('toss', { as: 'ada' }),
    liveMatch('toss', { as: 'ben' }),
    liveMatch('held', { as: 'ada' }),
    liveMatch('held', { as: 'ben' }),
    liveMatch('over', { as: 'ada' }),
    liveMatch('drafting', { as: 'ada', when: 'not opened yet' }),
    liveMatch('idle', { as: 'ben', when: 'not found' }),
    { as: 'eve', when: 'not allowed' },
  ],
  '/my-sports-groups/$groupId/cup': [
    { as: 'ben', when: 'semi-finals', to: onGame('cup', '/cup') },
    { as: 'ada', when: 'semi-finals', to: onGame('cup', '/cup') },
    { as: 'ben', when: 'no cup' },
    { as: 'ada', network: 'loading', to: onGame('cup', '/cup') },
    { as: 'ada', network: 'error', to: onGame('cup', '/cup') },
    { as: 'eve', when: 'not allowed' },
  ],
  '/answer/$groupId/$gameId': [
    ...inEveryState({ as: 'ben', to: answerLink('group') }),
    { as: 'ben', when: 'the link says out', to: (world) => `${answerLink('group')(world)}?answer=out` },
    { as: 'longest', when: 'long names', to: answerLink('longNames') },
    { as: 'ben', when: 'not found', to: (world) => `/answer/${world.group}/${NOWHERE}` },
    { as: 'eve', when: 'not allowed', to: answerLink('group') },
  ],
  '/watch/$token': [
    ...inEveryState({ as: 'visitor' }),
    { as: 'visitor', when: 'closed', to: () => `/watch/${'x'.repeat(43)}` },
  ],
  '/board/$token': [
    { as: 'visitor' },
    { as: 'visitor', when: 'closed', to: () => `/board/${'x'.repeat(43)}` },
  ],
  '/my-sports-groups/$groupId/game-day': [
    { as: 'ada', when: 'match on' },
    { as: 'ben', when: 'match on' },
    { as: 'ada', network: 'loading' },
    { as: 'ada', network: 'error' },
    { as: 'ben', network: 'offline' },
    gameDay('idle', { as: 'ben' }),
    gameDay('later', { as: 'ben' }),
    gameDay('waiting', { as: 'cleo' }),
    gameDay('waiting', { as: 'cleo', when: 'too far', at: 'home', prepare: checkIn }),
    gameDay('waiting', { as: 'cleo', when: 'location denied', prepare: checkIn }),
    gameDay('waiting', { as: 'cleo', when: 'venue code', prepare: press('I have the venue code') }),
    gameDay('waiting', { as: 'ben', when: 'first', at: 'the pitch', prepare: checkIn }),
    gameDay('waiting', { as: 'ada', when: 'organiser' }),
    gameDay('no armbands yet', { as: 'cleo' }),
    gameDay('no armbands yet', { as: 'ada' }),
    gameDay('second armband', { as: 'ben' }),
    gameDay('second armband', { as: 'ada' }),
    gameDay('drafting', { as: 'cleo' }),
    gameDay('drafting', { as: 'cleo', when: 'passing on', prepare: press(/^Pass the armband/) }),
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
    ...inEveryState({ as: 'ben' }),
    { as: 'ada' },
    { as: 'eve', when: 'empty' },
    { as: 'longest', when: 'long names' },
    { as: 'ben', when: 'menu', prepare: press('Your menu') },
  ],
  '/notifications': [
    ...inEveryState({ as: 'ben' }),
    { as: 'eve', when: 'empty' },
    { as: 'longest', when: 'long names' },
  ],
  '/notifications/settings': [...inEveryState({ as: 'ben' }), { as: 'longest', when: 'long names' }],
  '/events': [{ as: 'visitor' }, { as: 'ben' }],
  '/events/create': [{ as: 'ben' }],
  '/events/$eventId': [{ as: 'visitor', to: () => `/events/${NOWHERE}` }],
  '/events/$eventId/edit': [{ as: 'ben', to: () => `/events/${NOWHERE}/edit` }],
  '/vendors': [{ as: 'visitor' }, { as: 'ben' }],
  '/vendors/me': [{ as: 'ben', when: 'not allowed' }],
  '/vendors/enquiries': inEveryState({ as: 'ben' }),
  '/vendors/enquiries/$enquiryId': [
    { as: 'ben', when: 'not found', to: () => `/vendors/enquiries/${NOWHERE}` },
  ],
  '/vendors/$vendorId': [{ as: 'visitor', when: 'not found', to: () => `/vendors/${NOWHERE}` }],
  '/vendor-signup': [{ as: 'visitor' }],
  '/signup': [{ as: 'visitor' }],
  '/signup/user': [{ as: 'visitor' }, { as: 'visitor', when: 'empty fields', prepare: press('Sign up') }],
  '/signup/vendor': [{ as: 'visitor' }, { as: 'visitor', when: 'empty fields', prepare: press('Sign up') }],
  '/signin': [{ as: 'visitor' }, { as: 'visitor', when: 'refused', prepare: failSignIn }],
  '/activate': [
    { as: 'visitor', when: 'expired', to: () => '/activate?token=none-of-ours' },
    { as: 'visitor', network: 'loading', to: () => '/activate?token=none-of-ours' },
    { as: 'visitor', when: 'no token' },
  ],
  '/newsletter/confirm': [{ as: 'visitor', to: () => '/newsletter/confirm?token=none-of-ours' }],
  '/newsletter/unsubscribe': [{ as: 'visitor', to: () => '/newsletter/unsubscribe?token=none-of-ours' }],
  '/forgot-password': [{ as: 'visitor' }, { as: 'visitor', when: 'sent', prepare: askForLink }],
  '/reset-password': [{ as: 'visitor', to: () => '/reset-password?token=none-of-ours' }],
  '/profile': [
    ...inEveryState({ as: 'ben' }),
    { as: 'longest', when: 'long names' },
    { as: 'ben', when: 'sure?', prepare: press('Deactivate account') },
  ],
  '/sports': [{ as: 'visitor' }],
  '/sports/select': inEveryState({ as: 'ben' }),
  '/sports/create': [
    { as: 'ada', to: () => '/sports/create?type=football' },
    {
      as: 'ada',
      when: 'empty fields',
      to: () => '/sports/create?type=basketball',
      prepare: press(/^Create Group$|^Next: /),
    },
    { as: 'visitor' },
  ],
  '/sports/groups': [
    ...inEveryState({ as: 'dan' }),
    { as: 'visitor' },
    { as: 'visitor', when: 'no hits', to: () => '/sports/groups?search=quidditch' },
    { as: 'visitor', network: 'empty' },
  ],
  '/sports/groups/$groupId': [
    { as: 'visitor' },
    ...inEveryState({ as: 'eve' }),
    { as: 'dan' },
    { as: 'ben' },
    { as: 'ada' },
    { as: 'olu' },
    { as: 'visitor', when: 'not found', to: () => `/sports/groups/${NOWHERE}` },
    { as: 'eve', when: 'long names', to: (world) => `/sports/groups/${world.groups.longNames}` },
  ],
  '/sports/groups/$groupId/edit': all.edit,
  '/sports/groups/$groupId/members': all.members,
  '/sports/groups/$groupId/invite': all.invite,
  '/sports/groups/$groupId/chat': [{ as: 'visitor' }, { as: 'ben' }],
  '/my-sports-groups': [
    ...inEveryState({ as: 'ben' }),
    { as: 'ada' },
    { as: 'eve', when: 'empty' },
    { as: 'ben', when: 'a card menu', prepare: press(/^More for /) },
  ],
  '/my-sports-groups/$groupId': [
    ...inEveryState({ as: 'ben' }),
    { as: 'ada' },
    { as: 'olu' },
    { as: 'ben', when: 'leaving', prepare: press('Leave Group') },
    { as: 'ada', when: 'deleting', prepare: press('Delete Group') },
    { as: 'ben', when: 'not today', to: onGame('idle', '') },
    { as: 'ada', when: 'long names', to: onGame('longNames', '') },
    { as: 'eve', when: 'not a member' },
  ],
  '/my-sports-groups/$groupId/edit': mine.edit,
  '/my-sports-groups/$groupId/members': mine.members,
  '/my-sports-groups/$groupId/invite': mine.invite,
  '/my-sports-groups/$groupId/join': [
    { as: 'visitor', to: (world) => `/my-sports-groups/${world.group}/join?invite=${world.invite}` },
    ...inEveryState({
      as: 'eve',
      to: (world) => `/my-sports-groups/${world.group}/join?invite=${world.invite}`,
    }),
    { as: 'ben' },
    { as: 'eve', when: 'old link', to: (world) => `/my-sports-groups/${world.group}/join?invite=old` },
  ],
  '/my-sports-groups/$groupId/chat': [{ as: 'ben' }],
  '/my-sports-groups/$groupId/cup/plan': [
    ...inEveryState({ as: 'ada', to: onGame('held', '/cup/plan') }),
    { as: 'ada', when: 'a game to come', to: onGame('idle', '/cup/plan') },
    { as: 'ben', when: 'not an organiser', to: onGame('held', '/cup/plan') },
    { as: 'eve', when: 'not allowed' },
  ],
  '/my-sports-groups/$groupId/games/$gameId': inEveryState({
    as: 'ben',
    to: (world) => `/my-sports-groups/${world.groups.over}/games/${world.pastGame}`,
  }),
  '/my-sports-groups/$groupId/statistics': [
    ...inEveryState({ as: 'ben' }),
    { as: 'ada' },
    { as: 'ben', when: 'empty', to: onGame('idle', '/statistics') },
    { as: 'eve', when: 'not allowed' },
  ],
  '/help': [{ as: 'visitor' }],
  '/contact': [{ as: 'visitor' }],
  '/faq': [{ as: 'visitor' }],
  '/fair-toss': [{ as: 'visitor' }],
  '/privacy': [{ as: 'visitor' }],
  '/terms': [{ as: 'visitor' }, { as: 'visitor', when: 'not found', to: () => '/over/the/fence' }],
}

async function failSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('eve@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await press('Sign in')(page)
}

async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('eve@example.org')
  await page.getByRole('main').getByRole('button').first().click()
}

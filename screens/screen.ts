import type { Page } from 'playwright-core'
import type { NetworkState } from './network-state.ts'
import type { GameMoment, ScreenWorld, Viewer } from './world.ts'

/** One screen as one person sees it at one moment. */
export interface Screen {
  as: Viewer
  /** What is special about it, in a word or two. */
  when?: string
  /** The path, if it does not follow from the pattern. */
  to?: (world: ScreenWorld) => string
  network?: NetworkState
  /** The position of the phone; without it none is shared. */
  at?: 'the pitch' | 'home'
  /** Actions before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>
}

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** On a game day a phone with permission may have checked in automatically. */
export const checkIn = (page: Page) => press(/^Check in$/)(page).catch(() => undefined)

/** The states of a screen that loads data. */
export const inEveryState = (screen: Screen): Screen[] => [
  screen,
  { ...screen, network: 'loading' },
  { ...screen, network: 'error' },
  { ...screen, network: 'offline' },
]

export const onGame = (moment: GameMoment, page: string) => (world: ScreenWorld) =>
  `/my-sports-groups/${world.groups[moment]}${page}`
export const NOWHERE = '01890000-0000-7000-8000-000000000000'

export const gameDay = (moment: GameMoment, screen: Omit<Screen, 'to'>): Screen => ({
  when: moment,
  ...screen,
  to: onGame(moment, '/game-day'),
})
export const liveMatch = (moment: GameMoment, screen: Omit<Screen, 'to'>): Screen => ({
  when: moment,
  ...screen,
  to: onGame(moment, '/live-match'),
})

/** The link of a mail to the last session of the next two weeks. */
export const answerLink = (group: 'group' | 'longNames') => (world: ScreenWorld) =>
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
export const all = ofFamily('/sports/groups')
export const mine = ofFamily('/my-sports-groups')

export async function failSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('eve@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await press('Sign in')(page)
}

export async function askForLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('eve@example.org')
  await page.getByRole('main').getByRole('button').first().click()
}

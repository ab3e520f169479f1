import { askVendor } from '@turnout/contract/enquiries'
import { cancelEvent } from '@turnout/contract/events'
import { manualCheckIn } from '@turnout/contract/game-day'
import { joinGroup } from '@turnout/contract/groups'
import { changeScore, endMatch } from '@turnout/contract/live-match'
import { listScheduledGames } from '@turnout/contract/scheduled-games'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { assignTeams } from '@turnout/contract/teams'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answer, published } from '../apps/server/src/features/events/testing.ts'
import { publishedVendor } from '../apps/server/src/features/vendors/testing.ts'
import { kickOff } from '../apps/server/src/testing/game-setup.ts'
import { person } from '../apps/server/src/testing/people.ts'
import { TOKEN_KEY } from '../apps/web/src/platform/session/storage.ts'
import { AXE, audit, brokenWords } from '../screens/audit.ts'
import { nextPaint } from '../screens/measures.ts'
import {
  type NetworkState,
  simulateNetwork,
  trackActivity,
  waitForContent,
} from '../screens/network-state.ts'
import { type Club, checkInBy, clubToday, eventTonight, startFirstMatch, stateOf } from './support/club.ts'
import { KNOCKOUT, planCupOf, playBallWith, teamsOfTwo } from './support/cup.ts'
import { story } from './support/story.ts'

const suite = story()
const LONGEST = 'Maximiliane-Theodora Wolkenstein-Featherstonehaugh'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const LONGEST_WORDS = 'Maximilianetheodora Wolkensteinfeatherstonehaughbartholomeww'

type Overlay = 'dialog' | 'alertdialog'
/**
 * A page as it loads, with one of its lazy parts, with an overlay, or with the overlays that its buttons
 * open.
 */
type Stop =
  | string
  | { path: string; shows?: string; overlay?: Overlay; opens?: Readonly<Record<string, Overlay>> }

/** The front page and the vendors are audited once they have content. */
const PUBLIC: Stop[] = [
  '/events',
  '/events/create',
  '/signup',
  '/signup/user',
  '/signup/vendor',
  '/signin',
  '/activate?token=none-of-ours',
  '/newsletter/confirm?token=none-of-ours',
  '/newsletter/unsubscribe?token=none-of-ours',
  '/notifications/unsubscribe?token=none-of-ours',
  '/forgot-password',
  '/reset-password?token=none-of-ours',
  '/sports/select',
  '/sports/groups',
  '/help',
  '/contact',
  '/faq',
  '/fair-toss',
  '/privacy',
  '/terms',
  '/over/the/fence',
]
const OWN: Stop[] = [
  '/home',
  '/notifications',
  '/notifications/settings',
  { path: '/profile', opens: { 'Deactivate account': 'alertdialog' } },
  '/sports/create',
  '/my-sports-groups',
]

test('every screen, sheet and question is accessible: to visitors, players and organisers', async () => {
  const club = await clubToday(suite.server, [LONGEST, LONGEST_WORDS])
  await (await person(suite.server, 'Dan')).call(joinGroup, { params: { groupId: club.groupId } })
  const gameId = await startFirstMatch(club)
  const opened = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const { token } = opened.reply
  const [session] = (await club.ada.call(listScheduledGames, { params: { groupId: club.groupId } })).reply
  const drawn = await clubToday(suite.server, [], { name: 'Heads or Tails FC', max_players_per_team: 3 })
  await drawnMatch(drawn)

  const group = `/sports/groups/${club.groupId}`
  const home = `/my-sports-groups/${club.groupId}`
  const [player] = club.people
  const [visitors, members, broken] = [await phone(), await phone(), await phone(/\b500\b/)]
  const auditVisitor = async () => {
    const watched = [`/watch/${token}`, `/board/${token}`]
    await visitors.takenBy('a visitor', undefined, [...watched, group, `${home}/join`, ...PUBLIC])
    await broken.takenBy('a visitor', undefined, ['/sports/groups'], 'error')
    await broken.takenBy('a visitor', undefined, ['/sports/groups'], 'offline')
  }
  const auditMembers = async () => {
    await members.takenBy('who tosses', drawn.ada.token, [
      { path: `/my-sports-groups/${drawn.groupId}/live-match`, overlay: 'dialog' },
    ])
    await members.takenBy('who runs it', club.ada.token, [
      { path: `${home}/live-match`, shows: 'Let anyone watch', opens: { 'End match': 'alertdialog' } },
      { path: `${home}/game-day`, shows: 'Manual check-in' },
      ...OWN,
      ...['', '/edit', '/members', '/invite', '/chat', '/statistics'].map((page) => home + page),
      `/answer/${club.groupId}/${session?.id}`,
    ])
    // of the other pages they see less than an organiser
    const seen = ['/game-day', '/live-match'].map((page) => home + page)
    await members.takenBy('who plays', player?.token, seen)
  }
  await Promise.all([auditVisitor(), auditMembers()])
  expect([visitors, members, broken].flatMap(({ violations }) => violations)).toEqual([])
})

test('an event, its check-in, a vendor and an enquiry are accessible: to visitors, guests, hosts and vendors', async () => {
  const vendor = await publishedVendor(suite.server)
  const { ben, eventId } = await eventTonight(suite.server, { title: LONGEST })
  const full = await published(ben, { date: inDays(9), places: 2 })
  const cancelled = await published(ben, { date: inDays(8) })
  await ben.call(cancelEvent, { params: { eventId: cancelled }, body: { reason: 'Rain all day' } })
  const [guest, other, late] = [
    await person(suite.server, LONGEST_WORDS),
    await person(suite.server, 'Cleo'),
    await person(suite.server, 'Dan'),
  ]
  for (const who of [guest, other]) for (const id of [eventId, full]) await answer(who, id)
  await answer(late, full)
  const body = { text: 'Dinner for 40 after the final.', event_id: full }
  const enquiry = await ben.call(askVendor, { params: { vendorId: vendor.id }, body })
  const event = `/events/${eventId}`
  const thread = `/vendors/enquiries/${enquiry.reply.id}`
  const { takenBy, violations } = await phone()
  await takenBy('a visitor', undefined, [
    { path: '/', shows: 'Featured events' },
    '/events',
    { path: event, opens: { 'Link and QR code': 'dialog' } },
    '/events?tab=vendors',
    `/events/${cancelled}`,
    '/vendors',
    `/vendors/${vendor.id}`,
  ])
  await takenBy('who comes', guest.token, [
    { path: event, opens: { 'Type the code': 'dialog' } },
    `/events/${full}`,
  ])
  await takenBy('who waits', late.token, [`/events/${full}`])
  await takenBy('who hosts', ben.token, [
    {
      path: event,
      shows: 'Venue code',
      opens: { 'Show the venue code': 'dialog', 'Cancel event': 'alertdialog' },
    },
    `${event}/edit`,
    thread,
  ])
  await takenBy('who sells', vendor.token, ['/vendors/me', '/vendors/enquiries'])
  expect(violations).toEqual([])
})

test('the screens of a cup are accessible, planned and played', async () => {
  const club = await clubToday(suite.server, [LONGEST], teamsOfTwo(4))
  const [player] = club.people
  if (player) await checkInBy(club, player)
  const cup = `/my-sports-groups/${club.groupId}/cup`
  const { takenBy, violations } = await phone()
  await takenBy('who plans ahead', club.ada.token, [{ path: `${cup}/plan`, shows: 'Details' }])
  const gameId = await playBallWith(club, 4)
  await planCupOf(club, gameId, { ...KNOCKOUT, third_place: true })
  await takenBy('who plans', club.ada.token, [{ path: `${cup}/plan`, shows: 'Details' }])
  await kickOff(club.ada, gameId)
  const { reply } = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  await takenBy('who runs it', club.ada.token, [{ path: cup, shows: 'On now' }])
  await takenBy('who plays', player?.token, [{ path: cup, shows: 'On now' }])
  const watched = ['watch', 'board'].map((screen) => `/${screen}/${reply.token}`)
  await takenBy('a visitor', undefined, watched)
  expect(violations).toEqual([])
})

test('a sentence without its value is found, also in a closed dialog and in a name for screen readers', async () => {
  const { page } = await suite.open('Ada', { shape: 'phone' })
  await page.setContent(
    '<dialog><p>Undo: undefined?</p></dialog><button aria-label="NaN goals">+</button><p>Nullified: 0</p>',
  )
  expect(await brokenWords(page)).toEqual([
    'without its value: Undo: undefined?',
    'without its value: NaN goals',
  ])
})

/** One goal each, and a third team waits: a coin decides which of the two stays on. */
async function drawnMatch(club: Club): Promise<void> {
  const params = { gameId: await startFirstMatch(club) }
  const waitingTeam = await club.ada.call(manualCheckIn, {
    params: { groupId: club.groupId },
    body: [{ name: 'Guest 7' }],
  })
  await club.ada.call(assignTeams, {
    params: { groupId: club.groupId },
    body: { 3: waitingTeam.reply.map(({ id }) => id) },
  })
  const { current_match: match } = await stateOf(club.ada, params.gameId)
  if (!match) throw new Error('No match is on.')
  for (const team_id of [match.team_a_id, match.team_b_id])
    await club.ada.call(changeScore, { params, body: { team_id, action: 'increment' } })
  await club.ada.call(endMatch, { params, body: {} })
}

/** A phone that people use one after the other: what the first has loaded is there for the next. */
async function phone(expects?: RegExp) {
  const { page, context } = await suite.open('a phone', { shape: 'phone', ...(expects && { expects }) })
  await context.addInitScript(AXE)
  const whenSettled = trackActivity(page)
  const violations: string[] = []
  const visit = async (stop: Stop, isFirst: boolean, where: (over?: string) => string) => {
    const { path, shows, overlay, opens = {} } = typeof stop === 'string' ? { path: stop } : stop
    const note = async (over: string | undefined, part?: string) => {
      await whenSettled()
      const found = await audit(page, path, part)
      violations.push(...found.map((violation) => `${where(over)}: ${violation}`))
    }
    await (isFirst ? page.goto(path) : goWithin(page, path))
    await whenSettled()
    await waitForContent(page)
    if (shows) await page.getByRole('heading', { name: shows }).waitFor()
    if (overlay) await page.getByRole(overlay).waitFor()
    await note(overlay)
    for (const [button, opened] of Object.entries(opens)) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole(opened).waitFor()
      await note(button, 'dialog[open]')
      await page.keyboard.press('Escape')
      await page.getByRole(opened).waitFor({ state: 'hidden' })
    }
  }
  return {
    violations,
    async takenBy(who: string, token: string | undefined, stops: readonly Stop[], network?: NetworkState) {
      await signIn(page, token)
      if (network) await simulateNetwork(context, network)
      for (const [index, stop] of stops.entries()) {
        const path = typeof stop === 'string' ? stop : stop.path
        await visit(stop, index === 0, (over) => [who, 'on', path, over, network].filter(Boolean).join(' '))
      }
    },
  }
}

/** On a page of ours without the app, which would store its data of the person before. */
async function signIn(page: Page, token: string | undefined): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(
    async ({ key, token }) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
      if (token) localStorage.setItem(key, token)
    },
    { key: TOKEN_KEY, token },
  )
}

/**
 * Follows a link of the app, so that its code and axe stay loaded. The old page is gone once its heading is.
 */
async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = ''
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.locator('h1[data-before]').first().waitFor({ state: 'detached' })
  await nextPaint(page)
}

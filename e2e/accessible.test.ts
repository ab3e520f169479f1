import { manualCheckIn } from '@turnout/contract/game-day'
import { joinGroup } from '@turnout/contract/groups'
import { changeScore, endMatch } from '@turnout/contract/live-match'
import { changeSpectatorLink } from '@turnout/contract/spectators'
import { assignTeams } from '@turnout/contract/teams'
import { expect, test } from 'vitest'
import { person } from '../apps/server/src/testing/people.ts'
import { AXE, audit } from '../screens/audit.ts'
import { calm, comesOver, saysSomething, type Weather } from '../screens/weather.ts'
import { type Club, clubToday, matchRunning, stateOf } from './support/club.ts'
import { story } from './support/story.ts'

const evening = story()
const LONGEST = 'Maximiliane-Theodora Wolkenstein-Featherstonehaugh'
const UNBROKEN = 'Maximilianetheodora Wolkensteinfeatherstonehaughbartholomeww'

/** A page as it comes, with a part of it that comes later, or with what lies over it: by itself, or once a button is pressed. */
type Stop = string | { on: string; over?: 'dialog' | 'alertdialog'; press?: string; shows?: string }

const PUBLIC: Stop[] = [
  { on: '/', shows: 'How it works' },
  '/events',
  '/events/create',
  '/vendors',
  '/signup',
  '/signup/user',
  '/signup/vendor',
  '/signin',
  '/activate?token=none-of-ours',
  '/newsletter/confirm?token=none-of-ours',
  '/newsletter/unsubscribe?token=none-of-ours',
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
  { on: '/profile', press: 'Deactivate account', over: 'alertdialog' },
  '/profile',
  '/vendors/me',
  '/sports/create',
  '/my-sports-groups',
]

test('nobody stumbles on any screen, sheet or question: who visits, who plays and who runs the group', async () => {
  const club = await clubToday(evening.server, [LONGEST, UNBROKEN])
  await (await person(evening.server, 'Dan')).call(joinGroup, { params: { groupId: club.groupId } })
  const gameId = await matchRunning(club)
  const opened = await club.ada.call(changeSpectatorLink, { params: { gameId }, body: { open: true } })
  const { token } = opened.reply
  const drawn = await clubToday(evening.server, [], { name: 'Heads or Tails FC', max_players_per_team: 3 })
  await drawnMatch(drawn)

  const group = `/sports/groups/${club.groupId}`
  const home = `/my-sports-groups/${club.groupId}`
  const [player] = club.people
  const lookOn = async () => [
    ...(await walk('a visitor', undefined, [
      `/watch/${token}`,
      `/board/${token}`,
      group,
      `${home}/join`,
      ...PUBLIC,
    ])),
    ...(await walk('a visitor', undefined, ['/sports/groups'], 'error')),
    ...(await walk('a visitor', undefined, ['/sports/groups'], 'empty')),
    ...(await walk('a visitor', undefined, ['/sports/groups'], 'offline')),
  ]
  const takePart = async () => [
    ...(await walk('who tosses', drawn.ada.token, [
      { on: `/my-sports-groups/${drawn.groupId}/live-match`, over: 'dialog' },
    ])),
    ...(await walk('who runs it', club.ada.token, [
      { on: `${home}/live-match`, shows: 'Let anyone watch' },
      { on: `${home}/live-match`, press: 'End match', over: 'alertdialog' },
      { on: `${home}/game-day`, shows: 'Manual check-in' },
      ...OWN,
      ...['', '/edit', '/members', '/invite', '/chat', '/statistics'].map((page) => home + page),
      group,
    ])),
    ...(await walk('who plays', player?.token, [
      group,
      ...['', '/members', '/game-day', '/live-match'].map((page) => home + page),
    ])),
  ]
  expect((await Promise.all([lookOn(), takePart()])).flat()).toEqual([])
}, 900_000)

/** One goal each, and a third team waits: a coin decides who of the two stays on. */
async function drawnMatch(club: Club): Promise<void> {
  const params = { gameId: await matchRunning(club) }
  const waits = await club.ada.call(manualCheckIn, {
    params: { groupId: club.groupId },
    body: [{ name: 'Guest 7' }],
  })
  await club.ada.call(assignTeams, {
    params: { groupId: club.groupId },
    body: { 3: waits.reply.map(({ id }) => id) },
  })
  const { current_match: match } = await stateOf(club.ada, params.gameId)
  if (!match) throw new Error('No match is on.')
  for (const team_id of [match.team_a_id, match.team_b_id])
    await club.ada.call(changeScore, { params, body: { team_id, action: 'increment' } })
  await club.ada.call(endMatch, { params, body: {} })
}

async function walk(
  who: string,
  token: string | undefined,
  stops: readonly Stop[],
  weather?: Weather,
): Promise<string[]> {
  const expects = weather === 'error' ? { expects: /\b500\b/ } : {}
  const { page, context } = await evening.open(who, { shape: 'phone', ...(token && { token }), ...expects })
  await context.addInitScript(AXE)
  if (weather) await comesOver(context, weather)
  const atRest = calm(page)
  const stumbles: string[] = []
  for (const stop of stops) {
    const { on, over, press, shows } = typeof stop === 'string' ? { on: stop } : stop
    await page.goto(on)
    await atRest()
    await saysSomething(page)
    if (shows) await page.getByRole('heading', { name: shows }).waitFor()
    if (press) await page.getByRole('button', { name: press, exact: true }).click()
    if (over) await page.getByRole(over).waitFor()
    await atRest()
    const found = await audit(page, on)
    stumbles.push(
      ...found.map((one) => `${[who, 'on', on, over, weather].filter(Boolean).join(' ')}: ${one}`),
    )
  }
  return stumbles
}

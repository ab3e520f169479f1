import type { ChangeableTeam, GamePlayer } from '@turnout/contract/come-and-go'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { LendSheet } from './lend-sheet.tsx'
import { PlayersSheet } from './players-sheet.tsx'
import type { GameTeam } from './teams.ts'
import { gameState } from './testing.ts'

const GAME = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'

const IDS = new Map(
  ['Orange', 'Blue', 'Chalk', 'Ben', 'Isla', 'Cleo', 'Mo'].map((name, index) => [
    name,
    `${GAME.slice(0, -1)}${index}`,
  ]),
)
const idOf = (name: string) => IDS.get(name) ?? name

const player = (name: string, teamId: string | null): GamePlayer => ({
  ...{
    participant_id: idOf(name),
    name,
    team_id: teamId && idOf(teamId),
    is_captain: false,
    plays_for_id: null,
  },
  ...{ is_playing: false, has_gone: false },
})
const team = (number: number, name: string, room: number, roomToBorrow = room): ChangeableTeam => ({
  ...{ id: idOf(name), name, team_number: number, room, room_to_borrow: roomToBorrow, may_change: true },
})

/** The server's present answer. */
let answer: { players: GamePlayer[]; teams: ChangeableTeam[]; may_change_others: boolean }
let streams: ReadableStreamDefaultController<Uint8Array>[]
beforeEach(() => {
  streams = []
  vi.stubGlobal('fetch', async (url: string | URL) =>
    String(url).endsWith('/players')
      ? Response.json(answer)
      : new Response(new ReadableStream({ start: (controller) => void streams.push(controller) })),
  )
})

/** The stream delivers a new version of the game. */
function sendVersion(version: number) {
  const state = {
    ...gameState({ game_id: GAME, group_id: GAME, version, upcoming_match: null, line: [] }),
    ...{ available_teams: [], team_details: {} },
    ...{ session_ends_at: '2026-06-09T20:00:00.000Z', closes_at: '2026-06-09T20:00:00.000Z' },
  }
  for (const stream of streams)
    stream.enqueue(new TextEncoder().encode(`event: state\ndata: ${JSON.stringify(state)}\n\n`))
}

const withPlace = [team(1, 'Orange', 0), team(2, 'Blue', 1)]
const players = [player('Ben', 'Orange'), player('Isla', 'Orange'), player('Cleo', 'Blue')]

test('the sheet follows the game: a late arrival is offered, and a place that another organiser filled is not', async () => {
  answer = { players, teams: withPlace, may_change_others: true }
  const { getByRole } = await render(<PlayersSheet gameId={GAME} onClose={() => {}} />, {
    wrapper: Providers,
  })
  await expect.element(getByRole('button', { name: 'Change Cleo' })).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
  sendVersion(1)
  const fill = getByRole('button', { name: /^Fill the place/ })
  expect(fill.elements()).toEqual([])

  answer = { ...answer, players: [...players, player('Mo', null)] }
  sendVersion(2)
  await expect.element(fill).toHaveTextContent('Mo')

  answer = {
    ...answer,
    players: [...players, player('Mo', 'Blue')],
    teams: [withPlace[0]!, team(2, 'Blue', 0)],
  }
  sendVersion(3)
  await expect.element(fill).not.toBeInTheDocument()
})

test('[J-1] opened for a player who has gone home, the sheet offers to bring them back first', async () => {
  answer = { players: [{ ...player('Mo', null), has_gone: true }], teams: withPlace, may_change_others: true }
  const { getByRole } = await render(
    <PlayersSheet gameId={GAME} participantId={idOf('Mo')} onClose={() => {}} />,
    { wrapper: Providers },
  )
  await expect.element(getByRole('button', { name: 'Mo is back' })).toBeVisible()
})

test('[J-3] where no place is free, a late arrival can come in for a player', async () => {
  answer = {
    players: [...players, player('Mo', null)],
    teams: [team(1, 'Orange', 0)],
    may_change_others: true,
  }
  const { getByRole, getByText } = await render(
    <PlayersSheet gameId={GAME} participantId={idOf('Mo')} onClose={() => {}} />,
    { wrapper: Providers },
  )
  await expect
    .element(getByText('No team has a free place. Choose the player Mo comes in for.'))
    .toBeVisible()
  await getByRole('button', { name: 'All players' }).click()
  await getByRole('button', { name: 'Change Ben' }).click()
  await expect.element(getByRole('button', { name: 'Mo in for Ben' })).toBeVisible()
})

test('the list of players to lend follows the game too', async () => {
  answer = { players, teams: withPlace, may_change_others: true }
  const [from, to] = withPlace as unknown as [GameTeam, GameTeam]
  const { getByText } = await render(<LendSheet gameId={GAME} {...{ from, to }} onClose={() => {}} />, {
    wrapper: Providers,
  })
  await expect.element(getByText('Isla')).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)
  sendVersion(1)
  answer = { ...answer, players: [player('Ben', 'Orange'), player('Cleo', 'Blue')] }
  sendVersion(2)
  await expect.element(getByText('Isla')).not.toBeInTheDocument()
})

test('[J-4] a player can be lent only to a team that may borrow', async () => {
  answer = {
    players,
    teams: [withPlace[0]!, team(2, 'Blue', 0, 1), team(3, 'Chalk', 1, 0)],
    may_change_others: true,
  }
  const { getByRole } = await render(<PlayersSheet gameId={GAME} onClose={() => {}} />, {
    wrapper: Providers,
  })
  await getByRole('button', { name: 'Change Ben' }).click()
  expect(
    getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Blue'])
})

import type { GameState } from '@turnout/contract/game-state'
import { getSpectatorLink } from '@turnout/contract/spectators'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { useStartMatch } from './actions.ts'
import { AfterGame } from './after-game.tsx'
import { toNextMatchView } from './next-match-view.ts'
import { StartNewMatch } from './start-new-match.tsx'
import { ended, gameState, gameWithMatch, match, upcoming } from './testing.ts'
import { UnevenPair } from './uneven-pair.tsx'

const organiserGame = (overrides: Partial<GameState>): GameState =>
  gameState({ can_steer_evening: true, ...overrides })
/** [G-1] The same game for the referee only. */
const refereeGame = (game: GameState): GameState => ({ ...game, can_steer_evening: false })

const Start = ({ game }: { game: GameState }) => (
  <StartNewMatch game={game} starting={useStartMatch(game.game_id)} />
)
const renderStart = (game: GameState) => render(<Start game={game} />, { wrapper: Providers })

test('[M-4] organisers choose any two teams, the referee finds the suggested pair and no choice', async () => {
  const game = organiserGame({})
  const organiser = await renderStart(game)
  expect(organiser.getByRole('combobox').elements()).toHaveLength(2)
  await organiser.unmount()
  const { getByRole, getByText } = await renderStart(refereeGame(game))
  expect(getByRole('combobox').elements()).toHaveLength(0)
  await expect.element(getByText('The suggested pair')).toBeVisible()
  await expect.element(getByText('Orange')).toBeVisible()
  await expect.element(getByText('Blue')).toBeVisible()
  await expect.element(getByText('Chalk')).not.toBeInTheDocument()
})

test('[M-4] during a match the referee reads about the next one, and organisers about another pairing', async () => {
  const game = gameWithMatch(match(1, 2, '1-0'))
  const organiser = await renderStart(game)
  await expect
    .element(organiser.getByText('You can start another pairing when this match is over.'))
    .toBeVisible()
  await organiser.unmount()
  const referee = await renderStart(refereeGame(game))
  await expect
    .element(referee.getByText('You can start the next match when this match is over.'))
    .toBeVisible()
})

test('[Q-5] on the result screen the last referee sees late goals, and only organisers decide', async () => {
  const late = { id: 'late', match_number: 1, team_id: 't1', value: 1, made_at: 0, arrived_at: 1 }
  const game = organiserGame({
    is_closed: true,
    completed_matches: [ended(1, 2, '2-0')],
    late_presses: [late],
  })
  const renderEnd = (state: GameState) => render(<AfterGame game={state} />, { wrapper: Providers })
  const organiser = await renderEnd(game)
  await expect.element(organiser.getByText('Keep it')).toBeVisible()
  await organiser.unmount()
  const referee = await renderEnd(refereeGame(game))
  await expect.element(referee.getByText('An organiser keeps or drops this.')).toBeVisible()
  await expect.element(referee.getByText('Keep it')).not.toBeInTheDocument()
})

test('[S-2] after the game an organiser still finds the open link, and no new one is offered', async () => {
  const game = organiserGame({ is_closed: true })
  const { queryKey } = read(getSpectatorLink, { params: { gameId: game.game_id } })
  const renderWith = (token: string | null) => {
    queryClient.setQueryData(queryKey, { token })
    return render(<AfterGame game={game} />, { wrapper: Providers })
  }
  const open = await renderWith('secret')
  await expect.element(open.getByRole('region', { name: 'Let anyone watch' })).toBeVisible()
  await open.unmount()
  const closed = await renderWith(null)
  await expect.element(closed.getByRole('region', { name: 'Let anyone watch' })).not.toBeInTheDocument()
})

test.each([
  ['an organiser', 'in control', 'game', /fill the team, lend a player or start it anyway.*Lend a player$/],
  ['the referee', 'in control', null, /start it anyway, or ask an organiser to fill the team\.$/],
  ['a member who watches', 'watching', null, /It waits for an organiser\.$/],
] as const)(
  '[J-7] of a team that is too small %s reads what they may do',
  async (_, role, lendIn, expected) => {
    const full = gameState({ upcoming_match: upcoming(1, 3, 'Next.', { too_small_team_id: 't3' }) })
    const game = {
      ...full,
      available_teams: full.available_teams.map((team) => ({
        ...team,
        player_count: team.id === 't3' ? 2 : 5,
      })),
    }
    const { numbers } = toNextMatchView(game, role)
    const { container } = await render(numbers && <UnevenPair {...numbers} lendIn={lendIn} />)
    expect(container.textContent).toMatch(expected)
  },
)

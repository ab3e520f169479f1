import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { GameState } from '@turnout/contract/game-state'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MatchActions } from './actions.ts'
import { AfterGame } from './after-game.tsx'
import { toNextMatchView } from './next-match-view.ts'
import { toRoster } from './roster.ts'
import { StartNewMatch } from './start-new-match.tsx'
import { ended, gameState, gameWithMatch, match, upcoming } from './testing.ts'
import { UnevenPair } from './uneven-pair.tsx'

const organiserGame = (overrides: Partial<GameState>): GameState =>
  gameState({ can_steer_evening: true, ...overrides })
/** [G-1] The same evening by the whistle alone. */
const refereeGame = (game: GameState): GameState => ({ ...game, can_steer_evening: false })

const render = (part: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

const renderStart = (game: GameState) =>
  render(
    <StartNewMatch game={game} roster={toRoster(game)} actions={{ isStarting: false } as MatchActions} />,
  )

test('[M-4] organisers choose any two teams, the referee finds the suggested pair and no choice', () => {
  const game = organiserGame({})
  expect(renderStart(game).match(/<select/g)).toHaveLength(2)
  const html = renderStart(refereeGame(game))
  expect(html).not.toContain('<select')
  expect(html).toContain('<b>Orange</b>')
  expect(html).toContain('<b>Blue</b>')
  expect(html).not.toContain('Chalk')
  expect(html).toContain('The suggested pair')
})

test('[M-4] while a match is on the referee is promised the next one, and organisers another pairing', () => {
  const game = gameWithMatch(match(1, 2, '1-0'))
  expect(renderStart(game)).toContain('You can start another pairing when this match is over.')
  expect(renderStart(refereeGame(game))).toContain('You can start the next match when this match is over.')
})

test('[Q-5] on the result screen the last referee sees what came late, and only organisers are asked', () => {
  const late = { id: 'late', match_number: 1, team_id: 't1', value: 1, made_at: 0, arrived_at: 1 }
  const game = organiserGame({
    is_closed: true,
    completed_matches: [ended(1, 2, '2-0')],
    late_presses: [late],
  })
  const asked = (state: GameState) => render(<AfterGame game={state} roster={toRoster(state)} />)
  expect(asked(game)).toContain('Keep it')
  expect(asked(refereeGame(game))).not.toContain('Keep it')
  expect(asked(refereeGame(game))).toContain('An organiser keeps or drops this.')
})

test.each([
  ['an organiser', 'in control', 'game', /fill the team, lend a player or start it anyway.*Lend a player/],
  ['the referee', 'in control', null, /start it anyway, or ask an organiser to fill the team\.<\/p><\/div>$/],
  ['a member who watches', 'watching', null, /It waits for an organiser\.<\/p><\/div>$/],
] as const)('[J-7] of a team that is too small %s reads what they may do', (_, role, lendIn, expected) => {
  const full = gameState({ upcoming_match: upcoming(1, 3, 'Next.', { too_small_team_id: 't3' }) })
  const game = {
    ...full,
    available_teams: full.available_teams.map((team) => ({
      ...team,
      player_count: team.id === 't3' ? 2 : 5,
    })),
  }
  const { numbers } = toNextMatchView(game, toRoster(game), role)
  expect(numbers && render(<UnevenPair {...numbers} lendIn={lendIn} />)).toMatch(expected)
})

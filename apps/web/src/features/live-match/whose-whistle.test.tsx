import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { GameState } from '@turnout/contract/game-state'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MatchActions } from './actions.ts'
import { castOf } from './cast-of.ts'
import { Reopen } from './reopen.tsx'
import { StartNewMatch } from './start-new-match.tsx'
import { ended, evening, match, playing } from './testing.ts'

const organisers = (said: Partial<GameState>): GameState => evening({ can_steer_evening: true, ...said })
/** [G-1] The same evening by the whistle alone. */
const referees = (game: GameState): GameState => ({ ...game, can_steer_evening: false })

const drawn = (part: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)

const start = (game: GameState) =>
  drawn(<StartNewMatch game={game} cast={castOf(game)} actions={{ isStarting: false } as MatchActions} />)

test('[M-4] organisers choose any two teams, the referee finds the suggested pair and no choice', () => {
  const game = organisers({})
  expect(start(game).match(/<select/g)).toHaveLength(2)
  const html = start(referees(game))
  expect(html).not.toContain('<select')
  expect(html).toContain('<b>Orange</b>')
  expect(html).toContain('<b>Blue</b>')
  expect(html).not.toContain('Chalk')
  expect(html).toContain('Orange and Blue are first in line.')
})

test('[M-4] while a match is on the referee is promised the next one, and organisers another pairing', () => {
  const game = playing(match(1, 2, '1-0'))
  expect(start(game)).toContain('You can start another pairing when this match is over.')
  expect(start(referees(game))).toContain('You can start the next match when this match is over.')
})

test('[Q-5] on the result screen the last referee sees what came late, and only organisers are asked', () => {
  const late = { id: 'late', match_number: 1, team_id: 't1', value: 1, made_at: 0, arrived_at: 1 }
  const game = organisers({ is_closed: true, completed_matches: [ended(1, 2, '2-0')], late_presses: [late] })
  const asked = (so: GameState) => drawn(<Reopen game={so} cast={castOf(so)} />)
  expect(asked(game)).toContain('Keep it')
  expect(asked(referees(game))).not.toContain('Keep it')
  expect(asked(referees(game))).toContain('An organiser keeps or drops this.')
})

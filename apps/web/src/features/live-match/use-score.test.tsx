import type { GameState } from '@turnout/contract/game-state'
import { changeScore } from '@turnout/contract/live-match'
import { test } from 'vitest'
import { identity } from '../../platform/session/identity.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { toBoard } from './board.ts'
import { gameWithMatch, match } from './testing.ts'
import { useScore } from './use-score.ts'

function Goal({ game }: { game: GameState }) {
  const { add, board } = useScore(game, toBoard(game))
  return (
    <button type="button" onClick={() => board && add(board.a)}>
      Goal
    </button>
  )
}

const GOES_ON = { match_ended: false, winner_id: null, match_result: null, next_match: null }

test.each([
  ['in time', null, 'Score updated!'],
  [
    'after its match, whose result it corrects',
    'corrected',
    'Counted: it was in time, and the result is corrected.',
  ],
  [
    'after its match, when the game had gone on',
    'kept',
    'That came after time. An organiser decides if it counts.',
  ],
] as const)('[I5b] a goal that comes %s says so', async (_, late, text) => {
  identity.signIn('token')
  toaster.clear()
  const game_id = crypto.randomUUID()
  stubServer({
    [`POST /games/${game_id}/match/score`]: () => changeScore.reply.encode({ ...GOES_ON, late, version: 2 }),
  })
  await renderWithToasts(<Goal game={gameWithMatch(match(1, 2, '0-0'), { game_id })} />)
  await press('Goal')
  await says(text)
})

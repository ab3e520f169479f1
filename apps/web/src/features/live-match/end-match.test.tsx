import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { type RenderResult, render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { type Board, toBoard } from './board.ts'
import { EndMatch } from './end-match.tsx'
import { ended, gameState, gameWithMatch, match } from './testing.ts'
import { useScore } from './use-score.ts'

const GAME_ID = '0190a0a0-0000-7000-8000-000000000001'
const [GOAL, END] = [`POST /games/${GAME_ID}/match/score`, `POST /games/${GAME_ID}/match/end`]
const first = gameWithMatch(match(1, 2, '1-0'), { game_id: GAME_ID })
const second = gameWithMatch(match(1, 3, '0-0', { number: 2 }), { completed_matches: [ended(1, 2, '2-0')] })

const renderEnd = () => render(<End game={first} />, { wrapper: Providers })

const boardOf = (game: GameState): Board => {
  const board = toBoard(game)
  if (!board) throw new Error('There is a game and no board.')
  return board
}

function End({ game }: { game: GameState }) {
  const { add, board, isGoalPending } = useScore(game, boardOf(game))
  if (!board) return null
  return (
    <>
      <button type="button" onClick={() => add(board.a)}>
        Goal
      </button>
      <EndMatch {...{ gameId: game.game_id, board, isGoalPending }} />
    </>
  )
}

async function ask({ getByRole }: RenderResult) {
  await getByRole('button', { name: 'End match' }).click()
  const question = getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  return { question, confirm: question.getByRole('button', { name: 'End match' }) }
}

test('[M-7] the match that the question names ends', async () => {
  const sent = stubServer({})
  const { confirm } = await ask(await renderEnd())
  await confirm.click()
  await expect.poll(() => sent).toEqual([{ route: END, body: { match_number: 1 } }])
})

test.each([
  ['is over', gameState({ completed_matches: [ended(1, 2, '2-0')] })],
  ['was followed by the next', second],
  ['has its start undone', gameWithMatch(match(1, 2, '0-0', { phase: 'ready' }))],
])('[M-7] the question closes when the match %s', async (_, later) => {
  const page = await renderEnd()
  const { rerender } = page
  const { question } = await ask(page)
  await rerender(<End game={later} />)
  await expect.element(question).not.toBeInTheDocument()
  await rerender(<End game={first} />)
  await expect.element(question).not.toBeInTheDocument()
})

test('[M-6] a match ends only once the earlier goals have arrived', async () => {
  const answers: (() => void)[] = []
  const sent = stubServer({
    [GOAL]: async () => {
      await new Promise<void>((answer) => answers.push(answer))
      return { version: 2 }
    },
  })
  const page = await renderEnd()
  await page.getByRole('button', { name: 'Goal' }).click()
  await expect.poll(() => answers).toHaveLength(1)
  const { confirm, question } = await ask(page)
  await expect.element(question).toHaveTextContent(/Orange is in front and wins 2/)
  await expect.element(question).toHaveTextContent('A goal is still on its way.')
  await confirm.click({ force: true })
  answers[0]?.()
  await expect.element(question).not.toHaveTextContent('A goal is still on its way.')
  await confirm.click()
  await expect
    .poll(() => sent.map(({ route }) => route).filter((route) => route.startsWith('POST')))
    .toEqual([GOAL, END])
})

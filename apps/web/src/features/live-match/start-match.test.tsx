import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { useMatchActions } from './actions.ts'
import { gameState, match } from './testing.ts'

const GAME_ID = '0190a0a0-0000-7000-8000-000000000001'
const LIONS = '0190a0a0-0000-7000-8000-00000000000a'
const BEARS = '0190a0a0-0000-7000-8000-00000000000b'
const game = gameState({ game_id: GAME_ID })
const called = match(1, 2, '0-0', { team_a_id: LIONS, team_b_id: BEARS, phase: 'ready' })

function Start() {
  const { start } = useMatchActions(game)
  return (
    <button type="button" onClick={() => start(LIONS, BEARS)}>
      Start
    </button>
  )
}

test('the clock starts with the match, though the screen was left before the answer', async () => {
  let answer = () => {}
  const sent = stubServer({
    [`POST /games/${GAME_ID}/start-match`]: async () => {
      await new Promise<void>((done) => (answer = done))
      return Response.json(called, { status: 201 })
    },
  })
  const page = await render(<Start />, { wrapper: Providers })
  await page.getByRole('button').click()
  await expect.poll(() => sent.length).toBe(1)
  await page.unmount()
  answer()
  await expect.poll(() => sent.map(({ route }) => route)).toContain(`POST /games/${GAME_ID}/timer/start`)
})

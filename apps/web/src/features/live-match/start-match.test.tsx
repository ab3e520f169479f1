import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { toaster } from '../../ui/toaster.ts'
import { useStartMatch } from './actions.ts'
import { match } from './testing.ts'

const GAME_ID = '0190a0a0-0000-7000-8000-000000000001'
const LIONS = '0190a0a0-0000-7000-8000-00000000000a'
const BEARS = '0190a0a0-0000-7000-8000-00000000000b'
const called = match(1, 2, '0-0', { team_a_id: LIONS, team_b_id: BEARS, phase: 'ready' })

function Start() {
  const { start, isStarting } = useStartMatch(GAME_ID)
  return (
    <button type="button" disabled={isStarting} onClick={() => start(LIONS, BEARS)}>
      Start
    </button>
  )
}

test('the clock starts with the match, even when the screen was left before the answer', async () => {
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

test.each([
  ['another person or the clock has started it', 'match-on', []],
  ['a coin is due', 'toss-pending', ['Failed to start match']],
])('where %s, a start is refused with %s and says %j', async (_, code, texts) => {
  toaster.clear()
  const sent = stubServer({ [`POST /games/${GAME_ID}/start-match`]: () => refusal(409, code) })
  const button = (await render(<Start />, { wrapper: Providers })).getByRole('button')
  await button.click()
  await expect.poll(() => sent.length).toBe(1)
  await expect.element(button).toBeEnabled()
  expect(toaster.now().map(({ text }) => text)).toEqual(texts)
})

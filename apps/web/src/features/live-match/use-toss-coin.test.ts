import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { useTossCoin } from './use-toss-coin.ts'

const [ORANGE, BLUE] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
const MINE = '0a'.repeat(16)

afterEach(() => vi.unstubAllGlobals())

const replyWith = (chance: string | null) => ({
  result: 'heads',
  winner_id: ORANGE,
  winner_name: 'Orange',
  message: '',
  next_match: null,
  receipt: {
    match_number: 1,
    commitment: 'seal',
    secret: 'secret',
    chance,
    coin: 'c0',
    choices: [
      { team: 'Orange', side: 'heads' },
      { team: 'Blue', side: 'tails' },
    ],
    result: 'heads',
    winner: 'Orange',
  },
})

/** Tosses once per game, on a screen that is gone before the answers; the server used these random bits. */
function toss(...chances: (string | null)[]): void {
  toaster.clear()
  const replies = chances.map(replyWith)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(replies.shift())))
  let tossIn = (_gameId: string) => {}
  function Screen() {
    const coin = useTossCoin()
    tossIn = (gameId) =>
      coin.toss({
        params: { gameId },
        body: {
          team_a_id: ORANGE,
          team_b_id: BLUE,
          team_a_choice: 'heads',
          team_b_choice: 'tails',
          chance: MINE,
        },
      })
    return null
  }
  renderToStaticMarkup(createElement(Screen))
  for (const index of chances.keys()) tossIn(`game-${index}`)
}

test.each(['0b'.repeat(16), null])(
  'a toss without the chance of this phone, with %s, is doubted aloud, also on another screen by then, and one with it is not',
  async (other) => {
    toss(MINE, other)
    await expect
      .poll(() => toaster.now().map(({ text }) => text))
      .toEqual([expect.stringContaining("Don't trust this toss.")])
  },
)

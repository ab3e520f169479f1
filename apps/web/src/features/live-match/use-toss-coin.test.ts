import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { toaster } from '../../ui/toaster.ts'
import { useTossCoin } from './use-toss-coin.ts'

const [ORANGE, BLUE] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
const MINE = '0a'.repeat(16)

afterEach(() => vi.unstubAllGlobals())

/** Tosses on a screen that is gone by the time of the answer, from a server that took this for the chance. */
async function tossed(chance: string | null): Promise<string[]> {
  const receipt = {
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
  }
  const reply = {
    result: 'heads',
    winner_id: ORANGE,
    winner_name: 'Orange',
    message: '',
    next_match: null,
    receipt,
  }
  toaster.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply)))
  let toss = () => {}
  function Screen() {
    const coin = useTossCoin()
    toss = () =>
      coin.toss({
        params: { gameId: 'a-game' },
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
  const client = new QueryClient()
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Screen)))
  toss()
  await expect.poll(() => client.getMutationCache().getAll()[0]?.state.status).toBe('success')
  return toaster.now().map(({ text }) => text)
}

test('a toss without the chance of this phone is doubted aloud, also on another screen by then', async () => {
  expect(await tossed(MINE)).toEqual([])
  for (const other of ['0b'.repeat(16), null]) {
    expect(await tossed(other)).toEqual([expect.stringContaining("Don't trust this toss.")])
  }
})

import { manualCheckIn } from '@turnout/contract/game-day'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from './outbox.ts'
import { useCommand } from './use-command.ts'

// another tab holds the lock, so that no command of this one is answered
const neverSettles = () => new Promise(() => undefined)
beforeEach(() => vi.stubGlobal('navigator', { locks: { request: neverSettles } }))
afterEach(() => vi.unstubAllGlobals())

/** Several commands of one sheet, right after one another. */
function sendAll(names: readonly string[]): void {
  function Sheet() {
    const { press } = useCommand(manualCheckIn, { failed: null })
    for (const name of names) press({ params: { groupId: 'canal-side' }, body: [{ name }] })
    return null
  }
  renderToStaticMarkup(createElement(Sheet))
}
const queuedNames = () =>
  outbox()
    .pending()
    .map(({ input }) => (input as { body: { name: string }[] }).body[0]?.name)

test('the same command again before its answer is sent once; after another command it is sent again', async () => {
  sendAll(['Hana', 'Hana', 'Mika', 'Hana'])
  await expect.poll(queuedNames).toEqual(['Hana', 'Mika', 'Hana'])
})

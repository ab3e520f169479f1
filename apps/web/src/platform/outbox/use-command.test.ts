import { manualCheckIn } from '@turnout/contract/game-day'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from './outbox.ts'
import { useCommand } from './use-command.ts'

// another tab holds the line, so that nothing that is pressed here is answered
const neverSettles = () => new Promise(() => undefined)
beforeEach(() => vi.stubGlobal('navigator', { locks: { request: neverSettles } }))
afterEach(() => vi.unstubAllGlobals())

/** Pressed one right after the other on one sheet. */
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

test('the same again before it is answered is one press; after another it is a change of mind', async () => {
  sendAll(['Hana', 'Hana', 'Mika', 'Hana'])
  await expect.poll(queuedNames).toEqual(['Hana', 'Mika', 'Hana'])
})

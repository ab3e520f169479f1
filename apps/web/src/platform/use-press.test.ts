import { manualCheckIn } from '@turnout/contract/game-day'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presses } from './presses.ts'
import { usePress } from './use-press.ts'

// another tab holds the line, so that nothing that is pressed here is answered
const never = () => new Promise(() => undefined)
beforeEach(() => vi.stubGlobal('navigator', { locks: { request: never } }))
afterEach(() => vi.unstubAllGlobals())

/** Pressed one right after the other on one sheet. */
function pressed(names: readonly string[]): void {
  function Sheet() {
    const { press } = usePress(manualCheckIn, { failed: null })
    for (const name of names) press({ params: { groupId: 'canal-side' }, body: [{ name }] })
    return null
  }
  renderToStaticMarkup(createElement(Sheet))
}
const inLine = () =>
  presses()
    .waiting()
    .map(({ input }) => (input as { body: { name: string }[] }).body[0]?.name)

test('the same again before it is answered is one press; after another it is a change of mind', async () => {
  pressed(['Hana', 'Hana', 'Mika', 'Hana'])
  await expect.poll(inLine).toEqual(['Hana', 'Mika', 'Hana'])
})

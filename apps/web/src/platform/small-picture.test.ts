import { afterEach, expect, test, vi } from 'vitest'
import { lighten } from './small-picture.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser as it is to a page, of which one thing may be missing; it says what it still holds in memory. */
function browser(pen: object | null) {
  const held = new Set<object>()
  vi.stubGlobal('createImageBitmap', async () => {
    const picture = { width: 4000, height: 3000, close: () => held.delete(picture) }
    held.add(picture)
    return picture
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => pen
      convertToBlob = async ({ type }: { type: string }) => new Blob(['small'], { type })
    },
  )
  return held
}

const heavy = (type: string) => new File([new Uint8Array(500 * 1024)], 'canal', { type })
const faithful = {
  fillRect: () => undefined,
  clearRect: () => undefined,
  getImageData: () => ({ data: [40, 120, 200] }),
  drawImage: () => undefined,
}
const noisy = { ...faithful, getImageData: () => ({ data: [7, 7, 7] }) }
const failing = {
  ...faithful,
  drawImage: () => {
    throw new Error('out of memory')
  },
}

test.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/png', 'image/webp'],
  ['image/webp', 'image/webp'],
  ['image/gif', 'image/webp'],
])('a heavy %s goes as a light %s', async (given, sent) => {
  const held = browser(faithful)
  const { file } = await lighten({ file: heavy(given) })
  expect([file.type, file.size, file.name]).toEqual([sent, 5, 'canal'])
  expect(held.size).toBe(0)
})

test.each([
  ['has no canvas', null],
  ['gives noise', noisy],
  ['fails while it draws', failing],
])('where a browser %s the picture goes as it is, and nothing of it stays in memory', async (_, pen) => {
  const held = browser(pen)
  const file = heavy('image/jpeg')
  expect((await lighten({ file })).file).toBe(file)
  expect(held.size).toBe(0)
})

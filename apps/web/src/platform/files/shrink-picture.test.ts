import { afterEach, expect, test, vi } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which one feature may be missing; it counts the bitmaps that are still in memory. */
function stubCanvas(context: object | null) {
  const openBitmaps = new Set<object>()
  vi.stubGlobal('createImageBitmap', async () => {
    const bitmap = { width: 4000, height: 3000, close: () => openBitmaps.delete(bitmap) }
    openBitmaps.add(bitmap)
    return bitmap
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
      convertToBlob = async ({ type }: { type: string }) => new Blob(['small'], { type })
    },
  )
  return openBitmaps
}

const largeFile = (type: string) => new File([new Uint8Array(500 * 1024)], 'canal', { type })
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
])('a large %s is sent as a small %s', async (given, sent) => {
  const openBitmaps = stubCanvas(faithful)
  const { file } = await shrinkPicture({ file: largeFile(given) })
  expect([file.type, file.size, file.name]).toEqual([sent, 5, 'canal'])
  expect(openBitmaps.size).toBe(0)
})

test.each([
  ['has no canvas', null],
  ['gives noise', noisy],
  ['fails while it draws', failing],
])('where a browser %s the picture is sent as it is, and no bitmap stays in memory', async (_, context) => {
  const openBitmaps = stubCanvas(context)
  const file = largeFile('image/jpeg')
  expect((await shrinkPicture({ file })).file).toBe(file)
  expect(openBitmaps.size).toBe(0)
})

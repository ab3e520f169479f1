import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  countDifferences,
  type PixelImage,
  read,
  scaledDown,
  unpack,
  write,
} from '../apps/server/src/testing/image-diff.ts'
import { sharedBrowser } from './support/browser.ts'
import { openGallery } from './support/gallery.ts'
import { openScreen } from './support/screen.ts'

const KEPT_FOLDER = join(import.meta.dirname, 'kept-gallery')
const SEEN_FOLDER = join(import.meta.dirname, 'screenshots/gallery')
const isToBeKept = process.env.KEEP_GALLERY === '1'
/** One pixel in this many may differ before the picture counts as changed. */
const TOLERANCE = 1500

const SERIES = [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
] as const

let gallery: Awaited<ReturnType<typeof openGallery>>
beforeAll(async () => {
  gallery = await openGallery()
  for (const folder of isToBeKept ? [KEPT_FOLDER, SEEN_FOLDER] : [SEEN_FOLDER]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
})
afterAll(() => gallery?.close())

test('every part looks as in its stored picture', async () => {
  const browser = await sharedBrowser({ whole: true })
  const { page, context, faults } = await openScreen(browser, gallery.url, 'the camera', { shape: 'desktop' })
  const taken = new Set<string>()
  const changed: string[] = []
  for (const [width, colorScheme] of SERIES) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto(gallery.url)
    await page.evaluate(() => document.fonts.ready)
    for await (const [part, picture] of picturesOf(page)) {
      const name = `${part}-${width}-${colorScheme}.png`
      taken.add(name)
      changed.push(...(await compare(name, picture)))
    }
  }
  const removed = readdirSync(KEPT_FOLDER).filter((name) => !taken.has(name))
  expect(
    [...changed, ...removed.map((name) => `${name} is kept, and there is no such part any more`)],
    'Look at e2e/screenshots/gallery beside e2e/kept-gallery. Is it meant so? Then: npm run gallery:keep',
  ).toEqual([])
  await context.close()
  expect(faults).toEqual([])
})

const CAMERA = { animations: 'disabled', caret: 'hide', timeout: 60_000 } as const

/** Each section of the page, all cut from one picture, and the overlays, each opened for its picture. */
async function* picturesOf(page: Page): AsyncGenerator<[string, PixelImage]> {
  const whole = await unpack(await page.screenshot({ ...CAMERA, fullPage: true }))
  for (const section of await page.locator('main > section').all()) {
    const { title, region } = await section.evaluate((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect()
      // whole pixels around it; a rounding error is not a further pixel
      const [x, y] = [Math.floor(left + 0.001), Math.floor(top + scrollY + 0.001)]
      const size = { width: Math.ceil(right - 0.001) - x, height: Math.ceil(bottom + scrollY - 0.001) - y }
      return { title: one.querySelector('h2')?.textContent ?? '', region: { left: x, top: y, ...size } }
    })
    yield [slug(title), await scaledDown(whole, region)]
  }
  for (const name of ['Confirm', 'Dialog', 'Sheet']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator('dialog:modal').waitFor()
    yield [`open-${slug(name)}`, await scaledDown(await unpack(await page.screenshot(CAMERA)))]
    await page.keyboard.press('Escape')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
  }
}

const slug = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')

async function compare(name: string, current: PixelImage): Promise<string[]> {
  const keptFile = join(KEPT_FOLDER, name)
  if (isToBeKept) await write(keptFile, current)
  if (!existsSync(keptFile)) return reportChange(name, current, 'has no kept picture')
  const keptPicture = await read(keptFile)
  if (Math.abs(keptPicture.height - current.height) > 1 || keptPicture.width !== current.width)
    return reportChange(
      name,
      current,
      `was ${keptPicture.width} by ${keptPicture.height} and is ${current.width} by ${current.height}`,
    )
  const count = countDifferences(keptPicture, current)
  const maxDifferences = (current.width * current.height) / TOLERANCE
  return count > maxDifferences
    ? reportChange(name, current, `differs at ${count} points, of which ${Math.floor(maxDifferences)} may`)
    : []
}

async function reportChange(name: string, current: PixelImage, change: string): Promise<string[]> {
  await write(join(SEEN_FOLDER, name), current)
  return [`${name} ${change}`]
}

import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromFarOff, type Picture, read, strangers, write } from '../apps/server/src/testing/pictures.ts'
import { openGallery } from './support/gallery.ts'
import { story } from './support/story.ts'

const evening = story()

const KEPT = join(import.meta.dirname, 'kept-gallery')
const SEEN = join(import.meta.dirname, 'screenshots/gallery')
const isToBeKept = process.env.KEEP_GALLERY === '1'
/** One point in so many may be a stranger before the looks count as changed. */
const ONE_IN = 1500

const SERIES = [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
] as const

let gallery: Awaited<ReturnType<typeof openGallery>>
beforeAll(async () => {
  gallery = await openGallery()
  for (const folder of isToBeKept ? [KEPT, SEEN] : [SEEN]) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
  }
})
afterAll(() => gallery?.close())

test('every part looks as it did when somebody last looked at it and kept its picture', async () => {
  const { page } = await evening.open('the camera', { shape: 'desktop' })
  const taken = new Set<string>()
  const changed: string[] = []
  for (const [width, colorScheme] of SERIES) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await page.goto(gallery.url)
    await page.evaluate(() => document.fonts.ready)
    for await (const [part, screenshot] of partsOf(page)) {
      const name = `${part}-${width}-${colorScheme}.png`
      taken.add(name)
      changed.push(...(await compare(name, await fromFarOff(screenshot))))
    }
  }
  const gone = readdirSync(KEPT).filter((name) => !taken.has(name))
  expect(
    [...changed, ...gone.map((name) => `${name} is kept, and there is no such part any more`)],
    'Look at e2e/screenshots/gallery beside e2e/kept-gallery. Is it meant so? Then: npm run gallery:keep',
  ).toEqual([])
}, 600_000)

test('on a phone one toast is seen at a time, what failed first; all are there to be heard', async () => {
  const { page } = await evening.open('a phone', { shape: 'phone' })
  await page.goto(gallery.url)
  await page.getByRole('button', { name: 'Toast: done' }).waitFor()
  // said in the same moment, or the first would have made way
  await page
    .getByRole('button', { name: /^Toast: (done|next|failed)$/ })
    .evaluateAll((all: HTMLElement[]) => {
      for (const button of all) button.click()
    })
  const region = page.locator('[popover]')
  for (const text of [
    'Failed to update score',
    'Players checked in successfully!',
    'Next Match: Chalk vs Coal',
  ]) {
    await region.getByText(text).waitFor()
    // a button that is hidden has no place in what may be pressed
    await expect.poll(() => region.getByRole('button', { name: 'Dismiss' }).count()).toBe(1)
    const card = region.getByText(text).locator('..')
    await card.getByRole('button', { name: 'Dismiss' }).click()
    await card.waitFor({ state: 'detached' })
  }
})

const CAMERA = { animations: 'disabled', caret: 'hide', timeout: 60_000 } as const

/** Each section of the page, and what stands over the page when it is asked for. */
async function* partsOf(page: Page): AsyncGenerator<[string, Buffer]> {
  for (const section of await page.locator('main > section').all()) {
    const title = (await section.locator('h2').first().textContent()) ?? ''
    yield [slug(title), await section.screenshot(CAMERA)]
  }
  for (const name of ['Confirm', 'Dialog', 'Sheet']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.locator('dialog:modal').waitFor()
    yield [`open-${slug(name)}`, await page.screenshot(CAMERA)]
    await page.keyboard.press('Escape')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
  }
}

const slug = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-')

async function compare(name: string, now: Picture): Promise<string[]> {
  const kept = join(KEPT, name)
  if (isToBeKept) await write(kept, now)
  if (!existsSync(kept)) return show(name, now, 'has no kept picture')
  const then = await read(kept)
  if (Math.abs(then.height - now.height) > 1 || then.width !== now.width)
    return show(name, now, `was ${then.width} by ${then.height} and is ${now.width} by ${now.height}`)
  const count = strangers(then, now)
  const most = (now.width * now.height) / ONE_IN
  return count > most ? show(name, now, `differs at ${count} points, of which ${Math.floor(most)} may`) : []
}

async function show(name: string, now: Picture, how: string): Promise<string[]> {
  await write(join(SEEN, name), now)
  return [`${name} ${how}`]
}

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { HEIGHTS, type Shot, type ShotOrder, THEMES, take } from './camera.ts'
import { openClub } from './open-club.ts'
import type { Screen } from './screen.ts'
import { SCREENS } from './screens.ts'
import { makeSheets, type Picture } from './sheets.ts'

const FOLDER = join(import.meta.dirname, '../screens-taken')
const PARALLEL = 2

const nameOf = (pattern: string, { as, when, network }: Screen) =>
  [pattern, as, when, network].filter(Boolean).join(' · ')

/** An argument is a width, a theme, or a part of the name of a screen. */
const args = process.argv.slice(2).map((word) => word.toLowerCase())
const selected = <T extends string>(all: readonly T[]): readonly T[] => {
  const chosen = all.filter((value) => args.includes(value))
  return chosen.length > 0 ? chosen : all
}
const widths = selected(Object.keys(HEIGHTS)).map((width) => Number(width) as keyof typeof HEIGHTS)
const themes = selected(Object.keys(THEMES) as (keyof typeof THEMES)[])
const words = args.filter((word) => !(word in HEIGHTS) && !(word in THEMES))

const all: Shot[] = Object.entries(SCREENS).flatMap(([pattern, screens]) =>
  screens.map((screen) => ({ pattern, screen, name: nameOf(pattern, screen) })),
)
const isWanted = ({ name }: Shot) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word))
const shots = all.filter(isWanted)
if (shots.length === 0) {
  console.error(`No screen is called ${words.join(' or ')}. This is how they are called: ${all[0]?.name}.`)
  process.exit(1)
}

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const club = await openClub()
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH ?? '',
  args: ['--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const pictures = await takeAll(browser, { ...club, folder: FOLDER, widths, themes })
  const sheets = await makeSheets(browser, FOLDER, pictures)
  console.log(
    `${pictures.length} pictures of ${shots.length} screens, ${sheets.length} sheets: ${FOLDER}/index.html`,
  )
} finally {
  await browser.close()
  await club.close()
}

async function takeAll(browser: Browser, options: ShotOrder): Promise<Picture[]> {
  const left = [...shots.entries()]
  const pictures: Picture[][] = []
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, shot] = next
      pictures[index] = await take(browser, options, shot).catch((error) => {
        console.error(`${shot.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        process.exitCode = 1
        return []
      })
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, lane))
  return pictures.flat()
}

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { HEIGHTS, type Order, type Shot, THEMES, take } from './camera.ts'
import { LOOKS, type Look } from './looks.ts'
import { openClub } from './open-club.ts'
import { makeSheets, type Picture } from './sheets.ts'

const FOLDER = join(import.meta.dirname, '../screens-taken')
const LANES = 2

const nameOf = (pattern: string, { as, when, weather }: Look) =>
  [pattern, as, when, weather].filter(Boolean).join(' · ')

/** A word may name a width or a theme; any other is looked for in what a screen is called. */
const said = process.argv.slice(2).map((word) => word.toLowerCase())
const among = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => said.includes(one))
  return some.length > 0 ? some : all
}
const widths = among(Object.keys(HEIGHTS)).map((width) => Number(width) as keyof typeof HEIGHTS)
const themes = among(Object.keys(THEMES) as (keyof typeof THEMES)[])
const words = said.filter((word) => !(word in HEIGHTS) && !(word in THEMES))

const all: Shot[] = Object.entries(LOOKS).flatMap(([pattern, looks]) =>
  looks.map((look) => ({ pattern, look, called: nameOf(pattern, look) })),
)
const isWanted = ({ called }: Shot) =>
  words.length === 0 || words.some((word) => called.toLowerCase().includes(word))
const shots = all.filter(isWanted)
if (shots.length === 0) {
  console.error(`No screen is called ${words.join(' or ')}. This is how they are called: ${all[0]?.called}.`)
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
  const pictures = await walkAll(browser, { ...club, folder: FOLDER, widths, themes })
  const sheets = await makeSheets(browser, FOLDER, pictures)
  console.log(
    `${pictures.length} pictures of ${shots.length} screens, ${sheets.length} sheets: ${FOLDER}/index.html`,
  )
} finally {
  await browser.close()
  await club.close()
}

async function walkAll(browser: Browser, order: Order): Promise<Picture[]> {
  const left = [...shots.entries()]
  const pictures: Picture[][] = []
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [index, shot] = next
      pictures[index] = await take(browser, order, shot).catch((error) => {
        console.error(`${shot.called}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        process.exitCode = 1
        return []
      })
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return pictures.flat()
}

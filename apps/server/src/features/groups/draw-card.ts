import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findSport } from '@turnout/rules/sports'
import { WEEKDAYS } from '@turnout/rules/words'
import sharp, { type OverlayOptions } from 'sharp'
import { sha256 } from '../../platform/chance.ts'
import { fitted, type Written, writable, written } from './card-letters.ts'
import type { GroupRow } from './store.ts'

/** All that a card shows. None of it is a person's. */
export type CardFacts = Pick<GroupRow, 'name' | 'sportsType' | 'playingDays' | 'gameStartTime' | 'venueName'>

/** Goes up when the same facts are drawn otherwise. */
const LOOK = 1

/** The same for the same card. */
export function cardSeal({ name, sportsType, playingDays, gameStartTime, venueName }: CardFacts): string {
  const said = [LOOK, name, sportsType, playingDays, gameStartTime, venueName]
  return sha256(JSON.stringify(said)).slice(0, 16)
}

const CARD = { width: 1200, height: 630 } as const
const MARGIN = 36
const BOARD = { middle: 310, days: 372 } as const
const NAME = { top: 396, height: 128, sizes: [80, 66, 52, 46, 32] } as const
/** The line beneath the name ends before the wordmark. */
const WORDS = { bottom: 596, width: 850, height: 62, sizes: [31, 26, 22] } as const
const WHITE = '#ffffff'
const QUIET = '#b6c8bc'
const PLATE = '#0a1713'
const DAY = { edge: 44, gap: 8, border: 2 } as const

/** [S-3] The group as a card for chats: its ground, its days and hour on the board, its name, sport and place. */
export async function drawCard(folder: string, facts: CardFacts): Promise<Buffer> {
  const [ground, board, ...letters] = await Promise.all([
    groundOf(folder, facts),
    readFile(join(folder, 'board.webp')),
    hourOf(folder, facts),
    ...daysOf(folder, facts),
    ...wordsOf(folder, facts),
  ])
  return sharp({ create: { ...CARD, channels: 3, background: PLATE } })
    .composite([{ input: ground, left: 0, top: 0 }, { input: board, left: 0, top: 0 }, ...letters.flat()])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

/** Its sport's ground in one of four ways, always the same for the same name. */
async function groundOf(folder: string, { name, sportsType }: CardFacts): Promise<Buffer> {
  const chance = Number.parseInt(sha256(`${name.toLowerCase()}|${sportsType}`).slice(0, 4), 16)
  const sport = findSport(sportsType) ? sportsType : 'other'
  const file = await readFile(join(folder, `${sport}-${1 + (chance % 2)}.webp`))
  return chance % 4 < 2 ? file : sharp(file).flop().webp({ lossless: true }).toBuffer()
}

async function hourOf(folder: string, { gameStartTime }: CardFacts): Promise<OverlayOptions[]> {
  const hour = await written(folder, { text: gameStartTime, face: 'board', size: 116, colour: WHITE })
  return [placed(hour, MARGIN, BOARD.middle - hour.height / 2)]
}

/** Seven squares as in the app, filled where it plays. */
function daysOf(folder: string, { playingDays }: CardFacts): Promise<OverlayOptions[]>[] {
  return WEEKDAYS.map(async (day, at) => {
    const plays = playingDays.includes(day)
    const left = BOARD.days - DAY.gap + at * (DAY.edge + DAY.gap)
    const top = BOARD.middle - DAY.edge / 2
    const square = (edge: number, background: string) => ({
      input: { create: { width: edge, height: edge, channels: 3, background } } as const,
    })
    const colour = plays ? PLATE : QUIET
    const letter = await written(folder, { text: day.slice(0, 1), face: 'display', size: 26, colour })
    return [
      { ...square(DAY.edge, plays ? WHITE : '#53685e'), left, top },
      {
        ...square(DAY.edge - 2 * DAY.border, plays ? WHITE : PLATE),
        left: left + DAY.border,
        top: top + DAY.border,
      },
      placed(letter, left + (DAY.edge - letter.width) / 2, top + (DAY.edge - letter.height) / 2),
    ]
  })
}

/** Whoever is called in letters that our face does not have is called so beside the picture, in every chat. */
function wordsOf(folder: string, { name, sportsType, venueName }: CardFacts): Promise<OverlayOptions[]>[] {
  const sport = findSport(sportsType)?.name ?? 'Sport'
  const called = writable(name)
  const words = [called && sport, writable(venueName)].filter(Boolean).join(' · ')
  const width = CARD.width - 2 * MARGIN
  const large = { text: called ?? sport, face: 'display', colour: WHITE, width } as const
  const small = { text: words, face: 'display', colour: QUIET, width: WORDS.width } as const
  return [
    fitted(folder, large, NAME.sizes, NAME.height).then((title) => [
      placed(title, MARGIN, NAME.top + (NAME.height - title.height) / 2),
    ]),
    words === ''
      ? Promise.resolve([])
      : fitted(folder, small, WORDS.sizes, WORDS.height).then((line) => [
          placed(line, MARGIN, WORDS.bottom - line.height),
        ]),
  ]
}

const placed = ({ picture }: Written, left: number, top: number): OverlayOptions => ({
  ...picture,
  left: Math.round(left),
  top: Math.round(top),
})

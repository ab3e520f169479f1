import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findSport } from '@turnout/rules/sports'
import { WEEKDAYS } from '@turnout/rules/words'
import sharp, { type OverlayOptions } from 'sharp'
import { sha256 } from '../../platform/chance.ts'
import { type RenderedText, renderText, renderTextToFit, supportedText } from './card-text.ts'
import type { GroupRow } from './store.ts'

/** All that a card shows. None of it is a person's. */
export type CardData = Pick<GroupRow, 'name' | 'sportsType' | 'playingDays' | 'gameStartTime' | 'venueName'>

/** Goes up when the same facts are drawn otherwise. */
const DESIGN_VERSION = 1

/** The same for the same card. */
export function cardHash({ name, sportsType, playingDays, gameStartTime, venueName }: CardData): string {
  const fields = [DESIGN_VERSION, name, sportsType, playingDays, gameStartTime, venueName]
  return sha256(JSON.stringify(fields)).slice(0, 16)
}

const CARD = { width: 1200, height: 630 } as const
const MARGIN = 36
const BOARD = { middle: 310, days: 372 } as const
const NAME = { top: 396, height: 128, sizes: [80, 66, 52, 46, 32] } as const
/** The line beneath the name ends before the wordmark. */
const DETAILS = { bottom: 596, width: 850, height: 62, sizes: [31, 26, 22] } as const
const WHITE = '#ffffff'
const MUTED = '#b6c8bc'
const PLATE = '#0a1713'
const DAY = { edge: 44, gap: 8, border: 2 } as const

/** [S-3] The group as a card for chats: its ground, its days and hour on the board, its name, sport and place. */
export async function renderCard(folder: string, data: CardData): Promise<Buffer> {
  const [ground, board, ...texts] = await Promise.all([
    renderGround(folder, data),
    readFile(join(folder, 'board.webp')),
    renderTime(folder, data),
    ...renderDays(folder, data),
    ...renderTexts(folder, data),
  ])
  return sharp({ create: { ...CARD, channels: 3, background: PLATE } })
    .composite([{ input: ground, left: 0, top: 0 }, { input: board, left: 0, top: 0 }, ...texts.flat()])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

/** Its sport's ground in one of four ways, always the same for the same name. */
async function renderGround(folder: string, { name, sportsType }: CardData): Promise<Buffer> {
  const variant = Number.parseInt(sha256(`${name.toLowerCase()}|${sportsType}`).slice(0, 4), 16)
  const sport = findSport(sportsType)?.id ?? 'football'
  const file = await readFile(join(folder, `${sport}-${1 + (variant % 2)}.webp`))
  return variant % 4 < 2 ? file : sharp(file).flop().webp({ lossless: true }).toBuffer()
}

async function renderTime(folder: string, { gameStartTime }: CardData): Promise<OverlayOptions[]> {
  const hour = await renderText(folder, { text: gameStartTime, font: 'board', size: 116, colour: WHITE })
  return [placeAt(hour, MARGIN, BOARD.middle - hour.height / 2)]
}

/** Seven squares as in the app, filled where it plays. */
function renderDays(folder: string, { playingDays }: CardData): Promise<OverlayOptions[]>[] {
  return WEEKDAYS.map(async (day, at) => {
    const plays = playingDays.includes(day)
    const left = BOARD.days - DAY.gap + at * (DAY.edge + DAY.gap)
    const top = BOARD.middle - DAY.edge / 2
    const square = (edge: number, background: string) => ({
      input: { create: { width: edge, height: edge, channels: 3, background } } as const,
    })
    const colour = plays ? PLATE : MUTED
    const letter = await renderText(folder, { text: day.slice(0, 1), font: 'display', size: 26, colour })
    return [
      { ...square(DAY.edge, plays ? WHITE : '#53685e'), left, top },
      {
        ...square(DAY.edge - 2 * DAY.border, plays ? WHITE : PLATE),
        left: left + DAY.border,
        top: top + DAY.border,
      },
      placeAt(letter, left + (DAY.edge - letter.width) / 2, top + (DAY.edge - letter.height) / 2),
    ]
  })
}

/** Whoever is called in letters that our face does not have is called so beside the picture, in every chat. */
function renderTexts(folder: string, { name, sportsType, venueName }: CardData): Promise<OverlayOptions[]>[] {
  const sport = findSport(sportsType)?.name ?? 'Sport'
  const supportedName = supportedText(name)
  const details = [supportedName && sport, supportedText(venueName)].filter(Boolean).join(' · ')
  const width = CARD.width - 2 * MARGIN
  const large = { text: supportedName ?? sport, font: 'display', colour: WHITE, width } as const
  const small = { text: details, font: 'display', colour: MUTED, width: DETAILS.width } as const
  return [
    renderTextToFit(folder, large, NAME.sizes, NAME.height).then((title) => [
      placeAt(title, MARGIN, NAME.top + (NAME.height - title.height) / 2),
    ]),
    details === ''
      ? Promise.resolve([])
      : renderTextToFit(folder, small, DETAILS.sizes, DETAILS.height).then((line) => [
          placeAt(line, MARGIN, DETAILS.bottom - line.height),
        ]),
  ]
}

const placeAt = ({ picture }: RenderedText, left: number, top: number): OverlayOptions => ({
  ...picture,
  left: Math.round(left),
  top: Math.round(top),
})

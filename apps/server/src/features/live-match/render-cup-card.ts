import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bracket, bracketOf, type CupFixture, roundsOf } from '@turnout/contract/cup-bracket'
import type { Cup } from '@turnout/contract/cups'
import sharp, { type OverlayOptions } from 'sharp'
import { MARGIN, MUTED, PLATE, placeAt, WHITE } from '../../platform/share-cards/card-layout.ts'
import { CARD } from '../../platform/share-cards/card-size.ts'
import { renderTextToFit, supportedText } from '../../platform/share-cards/card-text.ts'
import {
  type Box,
  type Fill,
  frame,
  LINE,
  line,
  SOFT_LINE,
  TURF,
  turfWith,
} from '../../platform/share-cards/card-turf.ts'
import { cupInWords } from './cup-in-words.ts'
import { texts } from './texts.ts'

type Table = Cup['tables'][number]

const AREA: Box = {
  left: MARGIN,
  top: TURF.inset,
  width: CARD.width - 2 * MARGIN,
  height: TURF.height - 2 * TURF.inset,
}
const FOOT = { name: 474, nameHeight: 62, words: 542, wordsHeight: 72, width: 850 } as const
const MOST_ROUNDS = 3
const MATCH = { gap: 54, most: 460, height: 70, label: 26 } as const
const ROW = { most: 50, head: 44, gap: 40 } as const

/** Lines and boxes, and the texts above them. */
interface Drawing {
  shapes: Fill[]
  words: Promise<OverlayOptions[]>[]
}

/** [O-29] A cup as a card for chats: its group, its status, and its tables until they are over, then its bracket. */
export async function renderCupCard(
  folder: string,
  { cup, group }: { cup: Cup; group: string },
): Promise<Buffer> {
  const bracket = bracketOf(cup)
  const isInTables = !bracket || cup.tables.some(({ is_over: isOver }) => !isOver)
  const { shapes, words } = isInTables ? drawTables(folder, cup) : drawBracket(folder, bracket)
  const [board, ...overlays] = await Promise.all([
    readFile(join(folder, 'board.webp')),
    ...words,
    writeText(folder, texts.cupOf(group), { ...FOOT_NAME, sizes: [46, 38, 32] }),
    writeText(folder, cupInWords(cup), { ...FOOT_WORDS, sizes: [28, 24, 20], colour: MUTED }),
  ])
  return sharp({ create: { ...CARD, channels: 3, background: PLATE } })
    .composite([
      { input: board, left: 0, top: 0 },
      { ...turfWith(shapes), left: 0, top: 0 },
      ...overlays.flat(),
    ])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}

const FOOT_NAME: Box = { left: MARGIN, top: FOOT.name, width: FOOT.width, height: FOOT.nameHeight }
const FOOT_WORDS: Box = { left: MARGIN, top: FOOT.words, width: FOOT.width, height: FOOT.wordsHeight }

/** The last rounds up to the final. */
function drawBracket(folder: string, bracket: Bracket): Drawing {
  const rounds = roundsOf(bracket)
    .slice(-MOST_ROUNDS)
    .map((rows) => rows.flat().map(({ fixture }) => fixture))
  const columns = rounds.length
  const width = Math.min(MATCH.most, (AREA.width - (columns - 1) * MATCH.gap) / columns)
  const indent = (AREA.width - columns * width - (columns - 1) * MATCH.gap) / 2
  const boxOf = (column: number, middle: number): Box => ({
    left: AREA.left + indent + column * (width + MATCH.gap),
    top: middle - MATCH.height / 2,
    ...{ width, height: MATCH.height },
  })
  const placed = rounds.flatMap((round, column) =>
    round.map((fixture, index) => ({
      fixture,
      box: boxOf(column, AREA.top + MATCH.label / 2 + ((index + 0.5) * AREA.height) / round.length),
    })),
  )
  if (bracket.third)
    placed.push({
      fixture: bracket.third,
      box: boxOf(columns - 1, AREA.top + AREA.height - MATCH.height / 2),
    })
  const lines = placed.flatMap(({ fixture, box }) => {
    const next = placed.find(({ fixture: { number } }) => number === fixture.winner_to)
    return next ? lineBetween(box, next.box, fixture.is_over) : []
  })
  const matches = placed.map(({ fixture, box }) => drawMatch(folder, fixture, box))
  return {
    shapes: [...lines, ...matches.flatMap(({ shapes }) => shapes)],
    words: matches.flatMap(({ words }) => words),
  }
}

function lineBetween(from: Box, to: Box, isSettled: boolean): Fill[] {
  const start = { x: from.left + from.width, y: from.top + from.height / 2 }
  const end = { x: to.left, y: to.top + to.height / 2 }
  const middle = (start.x + end.x) / 2
  const [top, bottom] = start.y < end.y ? [start.y, end.y] : [end.y, start.y]
  return [
    ...line({ left: start.x, top: start.y, width: middle - start.x, height: 0 }, isSettled),
    ...line({ left: middle, top, width: 0, height: bottom - top }, isSettled),
    ...line({ left: middle, top: end.y, width: end.x - middle, height: 0 }, isSettled),
  ]
}

function drawMatch(folder: string, fixture: CupFixture, box: Box): Drawing {
  const { a, b, score, winner_id: winner, stage } = fixture
  const { left, top, width, height } = box
  const isOpen = a.team_id === null || b.team_id === null
  const row = height / 2
  const sides = [
    { place: a, goals: score?.a },
    { place: b, goals: score?.b },
  ]
  const words = sides.flatMap(({ place, goals }, index) => {
    const colour = winner !== null && winner !== place.team_id ? MUTED : WHITE
    const cell = { top: top + index * row, height: row, colour, sizes: [25, 21, 18] as const }
    return [
      writeText(folder, place.name, { ...cell, left: left + 14, width: width - 70 }),
      ...(goals === undefined
        ? []
        : [
            writeText(folder, String(goals), {
              ...cell,
              left: left + width - 54,
              width: 40,
              align: 'end' as const,
            }),
          ]),
    ]
  })
  return {
    shapes: [
      ...frame(box, !isOpen),
      { ...{ left: left + 2, top: top + row, width: width - 3, height: 1 }, colour: SOFT_LINE },
    ],
    words: [
      writeText(folder, stage, {
        ...{ left, top: top - MATCH.label - 2, width, height: MATCH.label, sizes: [20, 17] },
      }),
      ...words,
    ],
  }
}

function drawTables(folder: string, cup: Cup): Drawing {
  const columns = Math.min(2, cup.tables.length)
  const lines = Math.ceil(cup.tables.length / columns)
  const width = (AREA.width - (columns - 1) * ROW.gap) / columns
  const height = AREA.height / lines
  const drawn = cup.tables.map((table, index) =>
    drawTable(folder, cup, table, {
      left: AREA.left + (index % columns) * (width + ROW.gap),
      top: AREA.top + Math.floor(index / columns) * height,
      ...{ width, height },
    }),
  )
  return { shapes: drawn.flatMap(({ shapes }) => shapes), words: drawn.flatMap(({ words }) => words) }
}

/** The first rows of a table, at most eight, so that they are large enough to read. */
function drawTable(folder: string, { teams }: Cup, { name, rows }: Table, box: Box): Drawing {
  const { left, top, width, height } = box
  const shown = rows.slice(0, 8)
  const step = Math.min(ROW.most, (height - ROW.head - 8) / shown.length)
  const columnsAt = [left + width - 220, left + width - 130, left + width - 60]
  const drawn = shown.map((row, index): Drawing => {
    const y = top + ROW.head + index * step
    const cell = { top: y, height: step, sizes: [27, 23, 19] as const }
    const isBelowLast = rows[index - 1]?.goes_through && !row.goes_through
    const cells = [row.played, signed(row.goals_for - row.goals_against), row.points]
    return {
      shapes: [{ ...{ left, top: y, width, height: 2 }, colour: isBelowLast ? LINE : SOFT_LINE }],
      words: [
        writeText(folder, `${index + 1}`, { ...cell, left, width: 34, colour: MUTED }),
        writeText(folder, teams.find(({ id }) => id === row.team_id)?.name ?? '', {
          ...{ ...cell, left: left + 44, width: width - 280 },
        }),
        ...cells.map((value, at) =>
          writeText(folder, String(value), {
            ...{ ...cell, left: (columnsAt[at] ?? left) - 10, width: 60, align: 'end' },
            colour: at === 2 ? WHITE : MUTED,
          }),
        ),
      ],
    }
  })
  return {
    shapes: drawn.flatMap(({ shapes }) => shapes),
    words: [
      writeText(folder, name, { left, top, width, height: ROW.head - 8, sizes: [30, 26] }),
      ...drawn.flatMap(({ words }) => words),
    ],
  }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `–${-value}` : '0')

interface Line extends Box {
  sizes: readonly [number, ...number[]]
  colour?: string
  align?: 'start' | 'end'
}

/** Text in the vertical centre of its box, without letters that the font does not have. */
async function writeText(folder: string, text: string, line: Line): Promise<OverlayOptions[]> {
  const { left, top, width, height, sizes, colour = WHITE, align = 'start' } = line
  const supported = supportedText(text)
  if (!supported) return []
  const letters = { text: supported, font: 'display', colour } as const
  const style = { ...letters, width: Math.floor(width), isInRow: align === 'start' }
  const written = await renderTextToFit(folder, style, sizes, height)
  const start = align === 'end' ? left + width - written.width : left
  return [placeAt(written, start, top + (height - written.height) / 2)]
}

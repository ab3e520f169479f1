import type { OverlayOptions } from 'sharp'
import {
  BOARD,
  composeCard,
  placeAt,
  readGround,
  renderHour,
  renderNames,
  WHITE,
} from '../../platform/share-cards/card-layout.ts'
import { renderText } from '../../platform/share-cards/card-text.ts'
import { timeOfDay } from '../groups/public.ts'
import { groundOf } from './card-ground.ts'
import type { EventRow } from './store.ts'
import { texts } from './texts.ts'

/** Everything that a card shows, without personal data. */
export type CardData = Pick<
  EventRow,
  'title' | 'category' | 'startsAt' | 'timeZone' | 'venueName' | 'state' | 'drawnCover'
>

const DAY = { size: 46, colour: WHITE } as const
const CANCELLED = { size: 40, colour: '#ff8a80' } as const
const LINE_GAP = 14

/** [Z-21] An event's card for chats: ground, hour and day on the board, title, category and place. */
export async function renderCard(folder: string, event: CardData): Promise<Buffer> {
  const { title, category, timeZone, venueName, drawnCover } = event
  const startsAt = event.startsAt ?? new Date(0)
  const day = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short' },
    timeZone,
  }).format(startsAt)
  const lines = [
    { ...DAY, text: day },
    ...(event.state === 'cancelled' ? [{ ...CANCELLED, text: texts.cancelled }] : []),
  ]
  return composeCard(folder, await readGround(folder, groundOf(event), title, drawnCover), [
    renderHour(folder, timeOfDay(timeZone, startsAt.getTime())),
    renderLines(folder, lines),
    ...renderNames(folder, { name: title, kind: category ?? '', details: [venueName ?? ''] }),
  ])
}

/** The lines, one below the other, around the middle of the board. */
async function renderLines(
  folder: string,
  lines: readonly { text: string; size: number; colour: string }[],
): Promise<OverlayOptions[]> {
  const rendered = await Promise.all(lines.map((line) => renderText(folder, { ...line, font: 'display' })))
  const height = rendered.reduce((sum, line) => sum + line.height + LINE_GAP, -LINE_GAP)
  let top = BOARD.middle - height / 2
  return rendered.map((line) => {
    const placed = placeAt(line, BOARD.days, top)
    top += line.height + LINE_GAP
    return placed
  })
}

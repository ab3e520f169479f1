import { findSport } from '@turnout/rules/sports'
import { WEEKDAYS } from '@turnout/rules/words'
import type { OverlayOptions } from 'sharp'
import {
  BOARD,
  composeCard,
  MUTED,
  PLATE,
  placeAt,
  readGround,
  renderHour,
  renderNames,
  WHITE,
} from '../../platform/share-cards/card-layout.ts'
import { renderText } from '../../platform/share-cards/card-text.ts'
import type { GroupRow } from './store.ts'

/** Everything that a card shows, without personal data. */
export type CardData = Pick<GroupRow, 'name' | 'sportsType' | 'playingDays' | 'gameStartTime' | 'venueName'>

const DAY = { edge: 44, gap: 8, border: 2 } as const

/** [S-3] A group's card for chats: ground, days and hour on the board, name, sport and place. */
export async function renderCard(folder: string, data: CardData): Promise<Buffer> {
  const { name, sportsType, gameStartTime, venueName } = data
  const sport = findSport(sportsType)
  return composeCard(folder, await readGround(folder, sport?.id ?? 'football', name), [
    renderHour(folder, gameStartTime),
    ...renderDays(folder, data),
    ...renderNames(folder, { name, kind: sport?.name ?? 'Sport', details: [venueName] }),
  ])
}

/** Seven squares as in the app, one per weekday; playing days are filled. */
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

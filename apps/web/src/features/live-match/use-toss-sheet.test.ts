import { describe, expect, test } from 'vitest'
import { ended, gameState, gameWithMatch, match, tossDue, tossed } from './testing.ts'
import { CLOSED_SHEET, isTossShown, type TossSheet, withDueToss } from './use-toss-sheet.ts'

const drawn = [ended(1, 2, '1-1')]
const due = gameState({ completed_matches: drawn, upcoming_match: null, coin_toss_state: tossDue(1, 2) })
const fallen = gameState({ completed_matches: drawn, coin_toss_state: tossed(2, 1) })
const next = gameWithMatch(match(2, 3, '0-0', { number: 2 }), {
  completed_matches: drawn,
  coin_toss_state: tossed(2, 1),
})
const takenBack = gameWithMatch(match(1, 2, '1-1'))
const after = gameState({
  completed_matches: [...drawn, ended(2, 3, '2-0', { number: 2 })],
  coin_toss_state: tossed(2, 1),
})

test('it opens once when a toss is due, and stays while the coin shows', () => {
  const open = withDueToss(CLOSED_SHEET, due)
  expect([isTossShown(CLOSED_SHEET, due), isTossShown(open, due), isTossShown(open, fallen)]).toEqual([
    false,
    true,
    true,
  ])
  const closed = { ...open, shownFor: null }
  expect(withDueToss(closed, due)).toBe(closed)
})

test('left open it closes with the next match, and the old coin does not come back', () => {
  const open = withDueToss(CLOSED_SHEET, due)
  expect([isTossShown(open, next), isTossShown(withDueToss(open, after), after)]).toEqual([false, false])
})

test('the toss of a later match opens it again', () => {
  const later = {
    ...after,
    upcoming_match: null,
    coin_toss_state: { ...tossDue(2, 3), last: tossed(2, 1).last },
  }
  expect(isTossShown(withDueToss(withDueToss(CLOSED_SHEET, due), later), later)).toBe(true)
})

describe('[O-6] two coins after the same match of a table', () => {
  const second = { ...due, coin_toss_state: { ...tossDue(2, 3), last: tossed(2, 1).last } }
  const bothFallen = { ...fallen, coin_toss_state: tossed(3, 2, 1, 2) }
  const first = withDueToss(CLOSED_SHEET, due)

  test('left open it shows the first until it is closed, and then the second', () => {
    expect(withDueToss(first, second)).toBe(first)
    expect(isTossShown(first, second)).toBe(true)
    const next = withDueToss({ ...first, shownFor: null }, second)
    expect([next.shownFor, isTossShown(next, second), isTossShown(next, bothFallen)]).toEqual([2, true, true])
    expect(withDueToss({ ...next, shownFor: null }, second).shownFor).toBeNull()
  })

  test('closed before the first was tossed it opens for the second', () => {
    expect(isTossShown(withDueToss({ ...first, shownFor: null }, second), second)).toBe(true)
  })
})

test('a match whose end was taken back and that is drawn again opens it again, whether it was left open or closed', () => {
  const open = withDueToss(CLOSED_SHEET, due)
  const reopened = (sheet: TossSheet) => withDueToss(withDueToss(sheet, takenBack), due)
  expect(isTossShown(reopened(open), due)).toBe(true)
  expect(isTossShown(reopened({ ...open, shownFor: null }), due)).toBe(true)
})

test('left open it does not come back empty when the end was undone on another phone and the match is won', () => {
  const won = gameState({ completed_matches: [ended(1, 2, '2-1')] })
  const stored = withDueToss(withDueToss(CLOSED_SHEET, due), takenBack)
  expect(isTossShown(withDueToss(stored, won), won)).toBe(false)
})

test('left open it closes when a late goal decides the match, and reopens when that goal is undone', () => {
  const open = withDueToss(CLOSED_SHEET, due)
  const decided = gameState({ completed_matches: [ended(1, 2, '2-1')] })
  expect([isTossShown(open, decided), isTossShown(withDueToss(open, due), due)]).toEqual([false, true])
})

test('during a match the result is a fixed point, so that the screen stops rendering', () => {
  expect(withDueToss(withDueToss(withDueToss(CLOSED_SHEET, due), takenBack), takenBack)).toBe(CLOSED_SHEET)
})

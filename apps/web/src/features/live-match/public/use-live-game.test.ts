import { expect, test } from 'vitest'
import { myPlayer } from '../../game-day/testing.ts'
import { gameWithMatch, match } from '../testing.ts'
import { teamToPlay } from './use-live-game.ts'

const teams = [1, 2, 3, 4].map((number) => ({ id: `t${number}`, team_number: number }))
const lent = (from: number, to: number | null) => ({ ...myPlayer('Ben', from)!, plays_for: to })

test.each([
  ['of the team that borrows them', 3, 1, 1],
  ['of their own while it plays and the other waits', 1, 3, 1],
  ['of the borrower where both play', 1, 2, 2],
  ['of the borrower while both wait', 3, 4, 4],
  ['of their own without a loan', 3, null, 3],
])('[J-4] a player of team %s is on for it next', (_, from, to, number) => {
  expect(teamToPlay(lent(from, to), gameWithMatch(match(1, 2, '0-0')), teams)).toBe(number)
})

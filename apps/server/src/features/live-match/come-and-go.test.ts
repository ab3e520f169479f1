import {
  fillPlace,
  goHome,
  lendPlayer,
  listGamePlayers,
  substitutePlayer,
} from '@turnout/contract/come-and-go'
import { manualCheckIn, playBall, removeParticipant } from '@turnout/contract/game-day'
import { getGameReport, getReceipt } from '@turnout/contract/history'
import { changeScore, endMatch, getGameState, startMatch, startTimer } from '@turnout/contract/live-match'
import { Receipt, receiptMismatches } from '@turnout/contract/receipt'
import { getMyStatistics } from '@turnout/contract/statistics'
import { redo, takeBack } from '@turnout/contract/take-back'
import { assignCaptains, assignTeams } from '@turnout/contract/teams'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../platform/chance.ts'
import { newId } from '../../platform/ids.ts'
import { checkInAtPitch, checkInGuests, club, gameDayOf, kickOff } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import type { Person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()
let ada: Person
let ben: Person
let cleo: Person
let groupId: string
let params: { gameId: string }
/** Team ids by number. */
let teams: string[]
let benId: string
let cleoId: string
let guests: string[]

/** Orange: Ben (captain), Guest 1, Guest 2. Blue: Cleo (captain), Guest 3. Guests 4 to 9 are free; 9 is arrival 11. */
beforeEach(async () => {
  const made = await club(server, ['Ben', 'Cleo'], { max_teams: 2, max_players_per_team: 3 })
  ada = made.ada
  groupId = made.groupId
  ;[ben, cleo] = made.people as [Person, Person]
  benId = (await checkInAtPitch(ben, groupId)).reply.player.id
  cleoId = (await checkInAtPitch(cleo, groupId)).reply.player.id
  guests = await checkInGuests(ada, groupId, 9)
  await ada.call(assignTeams, {
    params: { groupId },
    body: { 1: [benId, guests[0]!, guests[1]!], 2: [cleoId, guests[2]!] },
  })
  await ada.call(assignCaptains, { params: { groupId }, body: { [benId]: 1, [cleoId]: 2 } })
  params = { gameId: (await ada.call(playBall, { params: { groupId } })).reply.game_id }
  teams = []
  for (const team of (await gameDayOf(ada, groupId)).teams) teams[team.team_number] = team.id
})
afterEach(() => expectInvariants(server))

const stateOf = async (caller = ada) => (await caller.call(getGameState, { params })).reply
const goesHome = (caller: Person, participant_id: string, gone = true) =>
  caller.call(goHome, { params, body: { participant_id, gone } })
const comesIn = (caller: Person, player_in: string, player_out: string) =>
  caller.call(substitutePlayer, { params, body: { player_in, player_out } })
const lend = (caller: Person, participant_id: string, team_id: string | null) =>
  caller.call(lendPlayer, { params, body: { participant_id, team_id } })
const fill = (caller: Person, team_id: string, participant_id?: string) =>
  caller.call(fillPlace, { params, body: { team_id, ...(participant_id && { participant_id }) } })
const undo = async () => {
  const version = (await stateOf()).take_back?.version ?? 0
  return (await ada.call(takeBack, { params, body: { version } })).reply.what
}
const redoIt = async () => ada.call(redo, { params, body: { version: (await stateOf()).redo?.version ?? 0 } })
const no = ({ status, problem }: { status: number; problem: { code: string; detail: string } }) => [
  status,
  problem.code,
  problem.detail,
]
const namesOn = async (caller = ada) =>
  (await stateOf(caller)).lineups.map(({ players }) =>
    players.map(({ name, lent_by }) => (lent_by ? `${name} of ${lent_by}` : name)),
  )

const callFirstTwo = () =>
  ada.call(startMatch, { params, body: { team_a_id: teams[1]!, team_b_id: teams[2]! } })
const orangeWins = async () => {
  for (const _ of ['one', 'two'])
    await ada.call(changeScore, { params, body: { team_id: teams[1]!, action: 'increment' } })
}

describe('between matches', () => {
  test('[J-1] [J-2] a captain who goes home keeps the place in the list, and the next player of the team is captain', async () => {
    const { reply } = await goesHome(ada, benId)
    expect(reply.message).toBe('Ben Okafor has gone home.')
    const day = await gameDayOf(ada, groupId)
    expect(day.teams[0]).toMatchObject({ player_count: 2, captain_name: 'Guest 1' })
    expect(day.arrived_count).toBe(11)
    const { players } = (await ada.call(listGamePlayers, { params })).reply
    expect(players[0]).toMatchObject({ name: 'Ben Okafor', has_gone: true, team_id: null })
    expect(no(await comesIn(ada, benId, cleoId))).toEqual([409, 'gone-home', 'Ben Okafor has gone home.'])
    expect((await goesHome(ada, benId, false)).reply.message).toBe('Ben Okafor is back.')
    expect((await goesHome(ada, benId, false)).status).toBe(200)
  })

  test('[J-3] a substitute replaces a player, who is free then', async () => {
    const { reply } = await comesIn(ada, guests[8]!, guests[0]!)
    expect(reply.message).toBe('Guest 9 is in for Guest 1.')
    expect(await namesOn()).toEqual([
      ['Ben Okafor', 'Guest 9', 'Guest 2'],
      ['Cleo Okafor', 'Guest 3'],
    ])
  })

  test('[W-4] arrival 11 can fill a place after Play Ball; by default it is the first free arrival', async () => {
    expect((await fill(ada, teams[2]!, guests[8])).reply.message).toBe('Guest 9 plays for Blue.')
    await goesHome(ada, guests[2]!)
    expect((await fill(ada, teams[2]!)).reply.message).toBe('Guest 4 plays for Blue.')
    expect(no(await fill(ada, teams[2]!))).toEqual([409, 'no-room', 'Blue has no free place.'])
  })

  test('[J-4] a loan is on for the other team in its next match, marked as borrowed, and returns after it', async () => {
    const before = (await ada.call(listGamePlayers, { params })).reply.teams
    expect(before.map((team) => [team.room, team.room_to_borrow])).toEqual([
      [0, 0],
      [1, 1],
    ])
    const { reply } = await lend(ada, guests[1]!, teams[2]!)
    expect(reply.message).toBe('Guest 2 plays for Blue in its next match.')
    expect((await stateOf(cleo)).loans).toEqual([{ from_team_id: teams[1], to_team_id: teams[2] }])
    const { teams: listed } = (await ada.call(listGamePlayers, { params })).reply
    expect(listed.find(({ name }) => name === 'Blue')).toMatchObject({ room: 0, room_to_borrow: 0 })
    expect(no(await fill(ada, teams[2]!))).toEqual([409, 'no-room', 'Blue has no free place.'])
    await kickOff(ada, params.gameId)
    expect(await namesOn(cleo)).toEqual([
      ['Ben Okafor', 'Guest 1'],
      ['Cleo Okafor', 'Guest 3', 'Guest 2 of Orange'],
    ])
    expect(no(await goesHome(ada, guests[1]!))).toEqual([
      409,
      'plays-now',
      'Guest 2 is playing. Wait for the end of the match.',
    ])
    await orangeWins()
    expect((await stateOf()).loans).toEqual([])
    expect(await namesOn()).toEqual([
      ['Ben Okafor', 'Guest 1', 'Guest 2'],
      ['Cleo Okafor', 'Guest 3'],
    ])
  })

  test('[J-7] [J-8] a team that has become too small is named and not suggested; its last player stays', async () => {
    expect((await stateOf()).upcoming_match?.too_small_team_id).toBeNull()
    await goesHome(ada, guests[2]!)
    expect((await stateOf()).upcoming_match).toMatchObject({ too_small_team_id: teams[2], starts_at: null })
    await callFirstTwo()
    expect(no(await goesHome(ada, cleoId))).toEqual([
      409,
      'last-of-called-team',
      'Cleo Okafor is the last player of Blue, which plays next. Put another player in first.',
    ])
  })

  test('[J-1] a team whose players have all gone home keeps its name and its result', async () => {
    await kickOff(ada, params.gameId)
    await orangeWins()
    await goesHome(ada, cleoId)
    await goesHome(ada, guests[2]!)
    const state = await stateOf()
    expect(state.team_details[teams[2]!]).toMatchObject({ name: 'Blue', team_number: 2 })
    const { table } = (await ada.call(getGameReport, { params })).reply
    expect(table.map(({ name, played }) => [name, played])).toEqual([
      ['Orange', 1],
      ['Blue', 1],
    ])
  })
})

describe('[J-6] permissions', () => {
  test('a captain changes their own team while it is next, and no other; a player cannot change any', async () => {
    expect((await comesIn(ben, guests[3]!, guests[0]!)).status).toBe(200)
    expect((await lend(ben, guests[1]!, teams[2]!)).status).toBe(200)
    expect((await goesHome(ben, guests[1]!)).status).toBe(200)
    expect((await fill(ben, teams[1]!)).reply.message).toBe('Guest 1 plays for Orange.')
    expect(no(await goesHome(ben, cleoId))[1]).toBe('not-allowed')
    const changeable = async (who: Person) => {
      const { teams: listed, may_change_others } = (await who.call(listGamePlayers, { params })).reply
      return [...listed.filter((team) => team.may_change).map(({ name }) => name), may_change_others]
    }
    expect([await changeable(ada), await changeable(ben)]).toEqual([
      ['Orange', 'Blue', true],
      ['Orange', false],
    ])
    await goesHome(ada, benId)
    expect(await changeable(ben)).toEqual([false])
    expect(no(await goesHome(ben, guests[3]!))[1]).toBe('not-allowed')
  })

  test('no captain can during a match', async () => {
    await kickOff(ada, params.gameId)
    expect(no(await fill(cleo, teams[2]!))).toEqual([
      409,
      'captain-not-next',
      'Captains change their team between matches, when it plays next. Ask an organiser.',
    ])
  })

  test.each([
    ['goHome', () => goesHome(ada, newId()), 404, 'participant-not-found'],
    ['goHome', () => goesHome(ada, 'x'.repeat(300)), 422, 'invalid-input'],
    ['substitutePlayer', () => comesIn(ada, newId(), benId), 404, 'participant-not-found'],
    ['lendPlayer', () => lend(ada, benId, newId()), 422, 'team-not-in-game'],
    ['fillPlace', () => fill(ada, newId()), 422, 'team-not-in-game'],
    ['fillPlace', () => fill(ada, teams[2]!, newId()), 409, 'not-arrived'],
  ])('%s with invalid input is refused', async (_, call, status, code) => {
    expect(no(await call()).slice(0, 2)).toEqual([status, code])
  })
})

describe('after the match', () => {
  test('[J-5] [N-1] the match belongs to its players: in statistics, report and receipt', async () => {
    const mine = async (who: Person) => (await gameDayOf(who, groupId)).my_player
    expect(await mine(ben)).toMatchObject({ plays_for: null, has_gone: false })
    await lend(ada, benId, teams[2]!)
    expect(await mine(ben)).toMatchObject({ plays_for: 2, has_gone: false })
    await kickOff(ada, params.gameId)
    await orangeWins()
    await goesHome(ada, cleoId)
    expect(await mine(cleo)).toMatchObject({ team: null, has_gone: true })
    await comesIn(ada, guests[3]!, benId)
    await fill(ada, teams[2]!, guests[8])
    const numbersOf = async (who: Person) => (await who.call(getMyStatistics, {})).reply
    expect(JSON.stringify(await numbersOf(ben))).toContain('"lost":1')
    expect(JSON.stringify(await numbersOf(cleo))).toMatch(/"played":1.*"captaincies":1/)
    const report = (await ada.call(getGameReport, { params })).reply
    expect(report.matches[0]?.lineups).toEqual([
      { team_number: 1, players: ['Guest 1', 'Guest 2'] },
      { team_number: 2, players: ['Cleo Okafor', 'Guest 3', 'Ben Okafor'] },
    ])
    expect(report.changes.map(({ what }) => what)).toEqual([
      'Loan of Ben Okafor to Blue',
      'Cleo Okafor going home',
      'Guest 4 in for Ben Okafor',
      'Draft of Guest 9 for Blue',
    ])
    expect(report.gone_home).toEqual(['Cleo Okafor'])
    const { body } = await server.app.inject({
      url: `/api/v1${getReceipt.path.replace(':gameId', params.gameId)}`,
      headers: { authorization: `Bearer ${ada.token}` },
    })
    const receipt = Receipt.parse(JSON.parse(body))
    expect(receiptMismatches(receipt, sha256)).toEqual([])
    const forged = structuredClone(receipt)
    forged.lineups?.[0]?.b.players.pop()
    expect(receiptMismatches(forged, sha256)).toEqual([
      'What it tells of the lineups is not what its log gives.',
    ])
  })

  test('[U-2] undo reverses each of them, the last one first', async () => {
    const before = await namesOn()
    await lend(ada, guests[1]!, teams[2]!)
    await comesIn(ada, guests[3]!, benId)
    await goesHome(ada, guests[0]!)
    await fill(ada, teams[1]!)
    expect([await undo(), await undo(), await undo(), await undo()]).toEqual(
      [
        'Draft of Guest 1 for Orange',
        'Guest 1 going home',
        'Guest 4 in for Ben Okafor',
        'Loan of Guest 2 to Blue',
      ].map((what, index) => (index === 0 ? expect.stringContaining('for Orange') : what)),
    )
    expect(await namesOn()).toEqual(before)
  })

  test('[U-11] the report has what was undone and redone, and not what was undone again', async () => {
    const changes = async () =>
      (await ada.call(getGameReport, { params })).reply.changes.map(({ what }) => what)
    await comesIn(ada, guests[3]!, benId)
    await undo()
    expect(await changes()).toEqual([])
    await redoIt()
    expect(await changes()).toEqual(['Guest 4 in for Ben Okafor'])
    await undo()
    expect(await changes()).toEqual([])
  })

  test('[U-1] when the end of a match is undone, the borrowed player is on again', async () => {
    await lend(ada, guests[1]!, teams[2]!)
    await callFirstTwo()
    await ada.call(startTimer, { params })
    const during = await namesOn()
    await ada.call(endMatch, { params, body: {} })
    expect(await undo()).toBe('End of match 1')
    expect(await namesOn()).toEqual(during)
  })

  test('[R-3] a person who came late and has not played can still be taken off the list', async () => {
    await kickOff(ada, params.gameId)
    await orangeWins()
    const [late] = (await ada.call(manualCheckIn, { params: { groupId }, body: [{ name: 'Late' }] })).reply
    await fill(ada, teams[2]!, late?.id)
    const remove = (participantId: string) =>
      ada.call(removeParticipant, { params: { groupId, participantId } })
    expect((await remove(late?.id ?? '')).status).toBe(200)
    expect(no(await remove(guests[2]!))[1]).toBe('team-has-played')
  })
})

import {
  changeScore,
  endMatch,
  getGameState,
  getTimer,
  startMatch,
  startTimer,
  switchStage,
  tossCoin,
} from '@turnout/contract/live-match'
import { tossFault, tossTexts } from '@turnout/contract/toss-receipt'
import { replay } from '@turnout/rules/game'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../platform/chance.ts'
import { kickOff, liveGame } from '../../testing/game-setup.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { loadEvents } from '../game/log-store.ts'
import { settleGame } from '../game/overdue-sweep.ts'
import { findGame } from '../game/store.ts'

const server = sharedServer()

describe('a game of four teams', () => {
  test('[M-3] two clear goals end the match, the winner stays and the next team of the queue comes on', async () => {
    const { ada, gameId, teams } = await liveGame(server)
    const { a } = await kickOff(ada, gameId)
    const first = await ada.call(changeScore, {
      params: { gameId },
      body: { team_id: a, action: 'increment' },
    })
    expect(first.reply).toMatchObject({ match_ended: false, winner_id: null })
    const second = await ada.call(changeScore, {
      params: { gameId },
      body: { team_id: a, action: 'increment' },
    })
    expect(second.reply).toMatchObject({ match_ended: true, winner_id: teams[1] })
    const { reply } = await ada.call(getGameState, { params: { gameId } })
    expect(reply.upcoming_match).toMatchObject({ team_a_id: teams[1], team_b_id: teams[3] })
    expect(reply.line).toEqual([teams[4], teams[2]])
    // a phone knows by it that the state contains its goal
    expect(reply.version).toBe(second.reply.version)
  })

  test('[C-4] the server itself ends the match at the moment of the clock', async () => {
    const { ada, gameId } = await liveGame(server)
    await kickOff(ada, gameId)
    const { reply: timer } = await ada.call(getTimer, { params: { gameId } })
    server.pass(421_000)
    await settleGame(server.deps, gameId)
    const { reply } = await ada.call(getGameState, { params: { gameId } })
    expect(reply.completed_matches[0]).toMatchObject({ is_draw: true, completed_at: timer.ends_at })
    expect(reply.clock).toMatchObject({ is_running: false, left_ms: 420_000, expired: true })
  })

  test('[M-10] the state has the time from which knockout begins automatically, until an organiser switches it', async () => {
    const { ada, gameId } = await liveGame(server, { group: { match_rules: { knockout_last_s: 900 } } })
    const stateOf = async () => (await ada.call(getGameState, { params: { gameId } })).reply
    const { session_ends_at, knockout_from } = await stateOf()
    expect(knockout_from).toBe(session_ends_at - 900_000)
    await ada.call(switchStage, { params: { gameId }, body: { is_knockout_stage: true } })
    expect(await stateOf()).toMatchObject({ is_knockout_stage: true, knockout_from: null })
  })

  test('[T-2] a draw with goals goes to the coin, and its winner stays', async () => {
    const { ada, gameId, teams } = await liveGame(server)
    const { a, b } = await kickOff(ada, gameId)
    for (const team_id of [a, b])
      await ada.call(changeScore, { params: { gameId }, body: { team_id, action: 'increment' } })
    await ada.call(endMatch, { params: { gameId } })
    const refused = await ada.call(startMatch, {
      params: { gameId },
      body: { team_a_id: teams[3]!, team_b_id: teams[4]! },
    })
    expect(refused.problem.code).toBe('toss-pending')
    const { reply } = await ada.call(tossCoin, {
      params: { gameId },
      body: { team_a_id: a, team_b_id: b, team_a_choice: 'heads', team_b_choice: 'tails' },
    })
    expect(reply.winner_id).toBe(reply.result === 'heads' ? a : b)
    expect(reply.next_match).toMatchObject({
      requires_coin_toss: false,
      team_a_id: reply.winner_id,
      team_b_id: teams[3],
    })
  })

  test('[T-3] the seal is published before any team chooses, and the receipt with the phone’s random bits matches it', async () => {
    const { ada, gameId } = await liveGame(server)
    const { a, b } = await kickOff(ada, gameId)
    for (const team_id of [a, b])
      await ada.call(changeScore, { params: { gameId }, body: { team_id, action: 'increment' } })
    await ada.call(endMatch, { params: { gameId } })
    const { reply: due } = await ada.call(getGameState, { params: { gameId } })
    const chance = '00112233445566778899aabbccddeeff'
    const { reply } = await ada.call(tossCoin, {
      params: { gameId },
      body: { team_a_id: a, team_b_id: b, team_a_choice: 'heads', team_b_choice: 'tails', chance },
    })
    expect(reply.receipt).toMatchObject({
      match_number: 1,
      commitment: due.coin_toss_state.commitment,
      chance,
      choices: [
        { team: 'Orange', side: 'heads' },
        { team: 'Blue', side: 'tails' },
      ],
      result: reply.result,
      winner: reply.winner_name,
    })
    expect(tossFault(reply.receipt, tossTexts(reply.receipt).map(sha256))).toBeNull()
    const { reply: after } = await ada.call(getGameState, { params: { gameId } })
    expect(after.coin_toss_state.last).toMatchObject(reply.receipt)
    expect((await findGame(server.deps.sql, gameId))?.evening.play?.tosses).toMatchObject([{ chance }])
  })

  test('[E-2] the log, replayed by the rules alone, gives the stored game', async () => {
    const { ada, gameId } = await liveGame(server)
    const { a } = await kickOff(ada, gameId)
    await ada.call(changeScore, { params: { gameId }, body: { team_id: a, action: 'increment' } })
    await ada.call(startTimer, { params: { gameId } })
    server.pass(421_000)
    await settleGame(server.deps, gameId)
    const game = await findGame(server.deps.sql, gameId)
    expect(replay(await loadEvents(server.deps.sql, gameId))).toEqual(game?.evening)
  })
})

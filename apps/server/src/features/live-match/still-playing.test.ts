import { changeScore, getGameState, holdUpcomingMatch } from '@turnout/contract/live-match'
import { changeSpectatorLink, getWatchedState } from '@turnout/contract/spectators'
import { takeBack } from '@turnout/contract/take-back'
import { beforeEach, expect, test } from 'vitest'
import { kickOff, type LiveGame, liveGame } from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { settleGame } from '../game/overdue-sweep.ts'

const MINUTE = 60_000

const server = sharedServer()
let game: LiveGame
/** When match 1 was started by hand. */
let startedAt: number

beforeEach(async () => {
  game = await liveGame(server, { teams: 2, names: ['Ben'] })
  await kickOff(game.ada, game.gameId)
  startedAt = ((await stateOf(game.ada)).clock.ends_at ?? 0) - 7 * MINUTE
})

const stateOf = async (who: LiveGame['ada']) => (await who.call(getGameState, { params: game })).reply
const settleAt = async (at: number) => {
  await server.setTime(at)
  await settleGame(server.deps, game.gameId)
}
/** The sweep runs on time, every second while something is due. */
const noOneIsThereUntil = async (minutes: number) => {
  const until = startedAt + minutes * MINUTE
  for (;;) {
    const { clock, upcoming_match: next } = await stateOf(game.ada)
    const due = clock.ends_at ?? next?.starts_at ?? until
    await settleAt(Math.min(due, until))
    if (due >= until) return
  }
}
const played = async () => (await stateOf(game.ada)).completed_matches.length

test('[M-16] in forty minutes without a press there are three results, and then organisers are asked', async () => {
  await noOneIsThereUntil(40)
  expect(await stateOf(game.ada)).toMatchObject({
    completed_matches: [{ number: 1 }, { number: 2 }, { number: 3 }],
    upcoming_match: { starts_at: null },
    is_held: true,
    asks_still_playing: true,
  })
  await expectInvariants(server)
})

test('[M-16] members and everyone with the link see that the next match is on hold', async () => {
  const { token } = (await game.ada.call(changeSpectatorLink, { params: game, body: { open: true } })).reply
  await noOneIsThereUntil(40)
  const asked = { is_held: true, asks_still_playing: true }
  expect(await stateOf(game.people[0]!)).toMatchObject(asked)
  const watched = await server.call(getWatchedState, { params: { token: token ?? '' } })
  expect(watched.reply).toMatchObject(asked)
})

test('[M-16] an organiser answers once, and the next match starts automatically after a changeover', async () => {
  await noOneIsThereUntil(40)
  const answer = await game.ada.call(holdUpcomingMatch, { params: game, body: { hold: false } })
  expect(answer.reply).toEqual({ is_held: false, starts_at: expect.any(Number) })
  expect(await stateOf(game.ada)).toMatchObject({ is_held: false, asks_still_playing: false })
  await settleAt((answer.reply.starts_at ?? 0) + 5)
  expect((await stateOf(game.ada)).current_match).toMatchObject({ number: 4, phase: 'running' })
})

test('[U-1] the answer is undone like any other command', async () => {
  await noOneIsThereUntil(40)
  await game.ada.call(holdUpcomingMatch, { params: game, body: { hold: false } })
  const { take_back: last } = await stateOf(game.ada)
  expect(last?.what).toBe('Letting the next match start')
  await game.ada.call(takeBack, { params: game, body: { version: last?.version ?? 0 } })
  expect(await stateOf(game.ada)).toMatchObject({ is_held: true, asks_still_playing: true })
  await expectInvariants(server)
})

test('[M-17] a goal that an offline phone sends later counts as pressed at its own time', async () => {
  await noOneIsThereUntil(16)
  expect((await stateOf(game.ada)).current_match).toMatchObject({ number: 3 })
  // in match 2, on a phone that has been offline since
  await game.ada.call(changeScore, {
    params: game,
    body: {
      ...{ team_id: game.teams[1]!, action: 'increment', match_number: 2 },
      made_at: new Date(startedAt + 9 * MINUTE).toISOString(),
    },
  })
  await noOneIsThereUntil(23)
  expect(await stateOf(game.ada)).toMatchObject({ is_held: false, asks_still_playing: false })
  await noOneIsThereUntil(60)
  expect([await played(), (await stateOf(game.ada)).asks_still_playing]).toEqual([4, true])
})

test('[M-17] reading as a member is not a press', async () => {
  await noOneIsThereUntil(16)
  await stateOf(game.people[0]!)
  await noOneIsThereUntil(60)
  expect(await played()).toBe(3)
})

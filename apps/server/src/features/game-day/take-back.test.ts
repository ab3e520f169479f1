import { closeGame, getGameState, holdUpcomingMatch } from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { selectPlayers } from '@turnout/contract/teams'
import { afterEach, describe, expect, test } from 'vitest'
import {
  checkInAtPitch,
  checkInGuests,
  club,
  gameDayOf,
  type LiveGame,
  liveGame,
  nameCaptain,
} from '../../testing/game-setup.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { sharedServer } from '../../testing/shared-server.ts'

const server = sharedServer()
afterEach(() => expectInvariants(server))

/** The offer on the scoreboard. */
const offered = async (game: LiveGame) =>
  (await game.ada.call(getGameState, { params: game })).reply.take_back

describe('[U-2] game day offers to undo the draft', () => {
  test('to organisers and to no captain, pick by pick and armband by armband', async () => {
    const { ada, groupId, people } = await club(server, ['Ben', 'Cleo', 'Isla'], { max_players_per_team: 3 })
    expect((await gameDayOf(ada, groupId)).take_back).toBeNull()
    const ids: string[] = []
    for (const who of people) ids.push((await checkInAtPitch(who, groupId)).reply.player.id)
    expect((await gameDayOf(ada, groupId)).take_back).toBeNull()
    for (const team of [1, 2]) await nameCaptain(ada, groupId, ids[team - 1]!, team)
    const [ben] = people
    await ben!.call(selectPlayers, { params: { groupId }, body: { 1: [ids[2]!] } })

    const drawn = await gameDayOf(ada, groupId)
    const gameId = drawn.current_game_id!
    expect(drawn.take_back).toEqual({
      version: drawn.version,
      what: 'Pick of Isla Okafor for Orange',
      of: 'draft',
      drops: null,
      changes: [],
    })
    expect((await gameDayOf(ben!, groupId)).take_back).toBeNull()
    const version = drawn.version
    expect((await ben!.call(takeBack, { params: { gameId }, body: { version } })).problem.code).toBe(
      'not-allowed',
    )
    await ada.call(takeBack, { params: { gameId }, body: { version } })

    const afterwards = await gameDayOf(ben!, groupId)
    expect(afterwards.draft).toMatchObject({ turn: 1, eligible_ids: [ids[2]] })
    expect((await gameDayOf(ada, groupId)).take_back?.what).toBe('Armband of Cleo Okafor for Blue')
  })

  test('not while a match command comes first, nor the end of the game', async () => {
    const game = await liveGame(server)
    const onGameDay = async () => (await gameDayOf(game.ada, game.groupId)).take_back
    const draft = await offered(game)
    expect(draft).toMatchObject({ what: 'Auto-assign of 6 players', of: 'draft' })
    expect(await onGameDay()).toEqual(draft)
    await game.ada.call(holdUpcomingMatch, { params: game, body: { hold: true } })
    expect(await offered(game)).toMatchObject({ of: 'play' })
    expect(await onGameDay()).toBeNull()
    const offer = await offered(game)
    await game.ada.call(takeBack, { params: game, body: { version: offer?.version ?? 0 } })
    expect(await onGameDay()).toEqual(draft)
    await game.ada.call(closeGame, { params: game })
    expect(await onGameDay()).toBeNull()
  })

  test('the end of a game without matches is offered here too, and undone here', async () => {
    const { ada, groupId } = await club(server, [])
    await checkInGuests(ada, groupId, 3)
    const before = await gameDayOf(ada, groupId)
    const params = { gameId: before.current_game_id! }
    await ada.call(closeGame, { params })
    const ended = await gameDayOf(ada, groupId)
    expect(ended).toMatchObject({
      is_closed: true,
      check_in_enabled: false,
      has_play_begun: false,
      can_play_ball: false,
      // no team picks any more
      draft: { turn: null, manual_turn: null, turns: [], can_auto_assign: false, sizes: null },
      take_back: { what: 'End of the game', drops: null },
      next_game: { date: expect.not.stringMatching(before.date) },
    })
    expect(before).toMatchObject({ next_game: null, draft: { manual_turn: 1 } })
    await ada.call(takeBack, { params, body: { version: ended.take_back!.version } })
    expect(await gameDayOf(ada, groupId)).toEqual({
      ...before,
      version: before.version + 2,
      redo: expect.objectContaining({ what: 'End of the game' }),
    })
  })

  test('not once a game of the morning is history, although it is still today', async () => {
    const { ada, groupId } = await club(server, [], { game_start_time: '10:00', game_end_time: '12:00' })
    await server.setTime('2026-06-16T09:30:00Z')
    const [first] = await checkInGuests(ada, groupId, 2)
    await nameCaptain(ada, groupId, first!, 1)
    expect((await gameDayOf(ada, groupId)).take_back?.what).toBe('Armband of Guest 1 for Orange')
    await server.setTime('2026-06-16T17:00:01Z')
    const { current_game_id: gameId, take_back: offer } = await gameDayOf(ada, groupId)
    expect(gameId).not.toBeNull()
    expect(offer).toBeNull()
  })
})

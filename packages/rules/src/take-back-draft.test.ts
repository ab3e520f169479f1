import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import { goHome, substitutePlayer } from './come-and-go.ts'
import { type Game, teamOf } from './game.ts'
import { holdNextMatch } from './match.ts'
import { movePlayer } from './move-player.ts'
import { nameReferee } from './referee.ts'
import { ok } from './result.ts'
import { takeBack } from './take-back.ts'
import { settled } from './testing/cups.ts'
import {
  advanceTo,
  apply,
  arriveAll,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  eventTypes,
  MINUTE,
  makeCaptain,
  moment,
  pressPlayBall,
  refusalOf,
  refusalWithDetails,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
} from './testing/games.ts'
import { reversible } from './testing/past-commands.ts'

/** Teams of one that have room for another. */
const withRoom = (game: Game) =>
  apply(game, [{ type: 'settings-changed', settings: { ...game.settings, teamSize: 2 } }])
const sendHome = (id: string) => (game: Game) =>
  goHome(game, { id, gone: true, at: 0 }, { isOrganiser: true, id: null })
const refereed = (id: string | null) => (game: Game) => nameReferee(game, id)
const referee = (game: Game) => requireMatch(game).referee
const moveTo = (id: string, to: number) => (game: Game) => movePlayer(game, { id, to, swapWith: null })

test('[U-3] a substitute for the only player of a called team stays once that player has left', () => {
  const called = arriveAll(run(startedGame(3), callMatch(1, 2)), ['late'])
  const substituted = { playerIn: 'late', playerOut: 'p1' }
  const { gameAfter, command } = reversible('draft', called, (game) =>
    substitutePlayer(game, substituted, { isOrganiser: true, id: null }),
  )
  const departed = run(gameAfter, (game) => removeParticipant(game, 'p1'))
  expect(refusalWithDetails(takeBack(departed, command, moment(1)))).toEqual({
    ...{ refusal: 'called-since', about: { team: 1 } },
  })
  expect(refusalOf(takeBack(gameAfter, command, moment(1)))).toBe('allowed')
})

describe('a move that emptied a team, taken back', () => {
  const emptied = (before: Game, id: string, at = 0) => reversible('draft', before, moveTo(id, 4), at)

  test('[U-3] [L-9] gives the team its place in the queue again', () => {
    const { gameAfter, takenBack } = emptied(withRoom(startedGame(5)), 'p1')
    expect(requirePlay(gameAfter).order).toEqual([2, 3, 4, 5])
    expect(requirePlay(takenBack(gameAfter, 1)).order).toEqual([1, 2, 3, 4, 5])
  })

  test('[U-3] and also in the queue that a late goal would follow', () => {
    const before = run(withRoom(runningGame(5)), scoreGoal(1, MINUTE), endMatchAt(MINUTE))
    const { gameAfter, takenBack } = emptied(before, 'p3', MINUTE)
    expect(requirePlay(takenBack(gameAfter, MINUTE)).atEnd).toEqual(requirePlay(before).atEnd)
    expect(requirePlay(takenBack(gameAfter, MINUTE)).order).toEqual(requirePlay(before).order)
  })

  test('[U-3] a person who was removed and has arrived again is new, and in no team', () => {
    const { gameAfter, takenBack } = emptied(withRoom(startedGame(5)), 'p1')
    const departed = run(gameAfter, (game) => removeParticipant(game, 'p1'))
    expect(teamOf(takenBack(arriveAll(departed, ['p1']), 1), 'p1')).toBeUndefined()
  })

  test('[U-3] a person who had gone home, was removed and has arrived again is present', () => {
    const { gameAfter, takenBack } = emptied(run(withRoom(startedGame(5)), sendHome('p5')), 'p1')
    const departed = run(gameAfter, (game) => removeParticipant(game, 'p5'))
    expect(takenBack(gameAfter, 1).gone).toEqual(['p5'])
    expect(takenBack(arriveAll(departed, ['p5']), 1).gone).toEqual([])
  })

  test('[U-3] a person who went home meanwhile has no place in it', () => {
    const { gameAfter, takenBack } = emptied(withRoom(startedGame(5)), 'p1')
    const departed = run(gameAfter, (game) => removeParticipant(game, 'p3'))
    expect(requirePlay(takenBack(departed, 1)).order).toEqual([1, 2, 4, 5])
  })

  test('[U-3] two that have been called past it stay on', () => {
    const before = run(withRoom(runningGame(5)), endMatchAt(MINUTE))
    const { gameAfter, takenBack } = emptied(before, 'p3', MINUTE)
    expect(requirePlay(before).order.slice(0, 2)).toEqual([3, 4])
    const called = run(gameAfter, callMatch(5, 2, MINUTE))
    const { order, now } = requirePlay(takenBack(called, MINUTE))
    expect(now).toMatchObject({ is: 'match', match: { a: 5, b: 2 } })
    expect(order.slice(0, 2)).toEqual([5, 2])
    expect(order).toEqual([5, 2, 4, 1, 3])
  })

  test('[U-3] the next two, called since, stay before it', () => {
    const { gameAfter, takenBack } = emptied(withRoom(startedGame(5)), 'p1')
    const { order, now } = requirePlay(takenBack(run(gameAfter, callMatch(2, 3)), 1))
    expect(now).toMatchObject({ is: 'match', match: { a: 2, b: 3 } })
    expect(order).toEqual([2, 3, 1, 4, 5])
  })

  describe('[L-11] after a match, changing who plays next', () => {
    const before = run(withRoom(runningGame(5)), scoreGoal(1, MINUTE), endMatchAt(MINUTE))
    const at = MINUTE + 10 * SECOND
    const { gameAfter, takenBack } = reversible('draft', before, settled(moveTo('p3', 5), at), at)

    test('[U-3] restores the pair of its time, and why it plays', () => {
      const { order, reason, ended, atEnd } = requirePlay(before)
      expect(requirePlay(gameAfter).order).toEqual([1, 4, 5, 2])
      expect(requirePlay(takenBack(gameAfter, at))).toMatchObject({ order, reason, ended, atEnd })
    })

    test('[U-3] and leaves on the pitch the teams that the clock has called since', () => {
      const called = advanceTo(gameAfter, 2 * MINUTE)
      const { order, now } = requirePlay(takenBack(called, 2 * MINUTE))
      expect(requirePlay(called).now).toMatchObject({ is: 'match', match: { number: 2, a: 1, b: 4 } })
      expect(now).toEqual(requirePlay(called).now)
      expect(order).toEqual([1, 4, 3, 5, 2])
    })
  })
})

describe('a pick, taken back', () => {
  test('[U-3] leaves no armband with a person who has gone home meanwhile', () => {
    const before = run(arrivedGame(4), makeCaptain(1, 'p1'), draftByHand(1, 'p2'))
    const { gameAfter, takenBack } = reversible('draft', before, draftByHand(1, 'p3'))
    const departed = run(gameAfter, (game) => removeParticipant(game, 'p1'))
    expect(takenBack(departed, 1).teams).toEqual([{ number: 1, captain: null, players: ['p2'] }])
    expect(takenBack(gameAfter, 1).teams).toEqual(before.teams)
  })

  describe.each([1, 2])('for team %i that took the whistle from a referee', (team) => {
    const before = run(
      arrivedGame(4),
      draftByHand(1, 'p1'),
      draftByHand(2, 'p2'),
      pressPlayBall,
      callMatch(1, 2),
      refereed('p3'),
    )
    const { gameAfter, takenBack } = reversible('draft', before, draftByHand(team, 'p3'))

    test('[U-3] [M-14] gives it back', () => {
      expect([referee(before), referee(gameAfter), referee(takenBack(gameAfter, 1))]).toEqual([
        'p3',
        null,
        'p3',
      ])
    })

    test('[U-11] [M-14] and takes it again when the pick is redone', () => {
      const undone = takenBack(gameAfter, 1)
      const undo = { version: 2, of: 'draft', at: 1, before: gameAfter, after: undone } as const
      expect(referee(run(undone, (game) => takeBack(game, undo, moment(2))))).toBeNull()
    })

    test('[U-3] [M-14] not from a person who was named since', () => {
      expect(referee(takenBack(run(gameAfter, refereed('p4')), 1))).toBe('p4')
    })
  })

  describe('[M-14] that did not touch the whistle', () => {
    const refereedGame = run(
      arriveAll(withRoom(startedGame(3)), ['late', 'home']),
      callMatch(1, 2),
      refereed('p3'),
    )
    const before = run(refereedGame, sendHome('home'))
    const { gameAfter, takenBack } = reversible('draft', before, draftByHand(1, 'late'))

    test('[U-3] leaves it with a referee whose own team waits, though another person has gone home', () => {
      expect(referee(takenBack(gameAfter, 1))).toBe('p3')
    })

    test('[U-3] gives it to no one where it was taken away since', () => {
      expect(referee(takenBack(run(gameAfter, refereed(null)), 1))).toBeNull()
    })
  })
})

describe('a referee who went home, taken back', () => {
  const before = run(arriveAll(startedGame(4), ['ref']), callMatch(1, 2), refereed('ref'))
  const { gameAfter, takenBack } = reversible('draft', before, sendHome('ref'))

  test('[U-3] [M-14] has the whistle again, but not that of the next match', () => {
    expect(referee(takenBack(gameAfter, 1))).toBe('ref')
    const next = run(gameAfter, startClockAt(), endMatchAt(MINUTE), callMatch(3, 4, MINUTE))
    expect(referee(takenBack(next, MINUTE))).toBeNull()
  })

  test('[U-11] [M-14] and loses it when going home is redone', () => {
    const undone = takenBack(gameAfter, 1)
    const undo = { version: 2, of: 'draft', at: 1, before: gameAfter, after: undone } as const
    expect(referee(run(undone, (game) => takeBack(game, undo, moment(2))))).toBeNull()
  })
})

describe('a draft, taken back', () => {
  const roomyMatch = arriveAll(run(withRoom(startedGame(2)), callMatch(1, 2)), ['late'])

  test('[U-3] while the match of that time is still on', () => {
    const { gameAfter, takenBack } = reversible('draft', roomyMatch, draftByHand(1, 'late'), SECOND)
    expect(takenBack(run(gameAfter, startClockAt(SECOND)), MINUTE).teams).toEqual(roomyMatch.teams)
  })

  describe('[R-4] after the limits have shrunk below it', () => {
    const before = apply(arrivedGame(4, { maxTeams: 3, teamSize: 2 }), [
      { type: 'drafted', team: 3, ids: ['p1', 'p2'], by: 'hand' },
    ])
    const emptyTeamThree = ['p1', 'p2'].map((id) => ({ id, to: null }))
    const { gameAfter, takenBack } = reversible('draft', before, () =>
      ok([{ type: 'moved', moves: emptyTeamThree }]),
    )
    type Limits = Partial<Pick<Game['settings'], 'maxTeams' | 'teamSize'>>
    const withLimits = (game: Game, limits: Limits) =>
      apply(game, [{ type: 'settings-changed', settings: { ...game.settings, ...limits } }])
    const limitsOf = ({ settings: { maxTeams, teamSize } }: Game) => ({ maxTeams, teamSize })

    test.each([{ maxTeams: 2 }, { teamSize: 1 }, { maxTeams: 2, teamSize: 1 }])(
      'to %j raises them',
      (limits) => {
        const restored = takenBack(withLimits(gameAfter, limits), 1)
        expect(limitsOf(restored)).toEqual({ maxTeams: 3, teamSize: 2 })
      },
    )

    test('is redone with the limits as they were, but not with one that was set since', () => {
      const shrunk = withLimits(gameAfter, { maxTeams: 2, teamSize: 1 })
      const undone = takenBack(shrunk, 1)
      const undo = { version: 2, of: 'draft', at: 1, before: shrunk, after: undone } as const
      const redone = (game: Game) => limitsOf(run(game, (state) => takeBack(state, undo, moment(2))))
      expect(redone(undone)).toEqual({ maxTeams: 2, teamSize: 1 })
      expect(redone(withLimits(undone, { maxTeams: 7 }))).toEqual({ maxTeams: 7, teamSize: 1 })
    })

    test('has as many teams as were to share the people', () => {
      const even = apply(arrivedGame(6, { maxTeams: 3 }), [{ type: 'evened', teams: 3, moves: [] }])
      const pick = reversible('draft', even, draftByHand(1, 'p1'))
      const restored = pick.takenBack(withLimits(pick.gameAfter, { maxTeams: 2 }), 1)
      expect([restored.evenTeams, restored.settings.maxTeams]).toEqual([3, 3])
    })
  })

  test.each([1, 2])(
    '[U-3] is refused once team %i, which it changed, has been called or has played',
    (team) => {
      const waiting = arriveAll(withRoom(startedGame(3)), ['late'])
      const { gameAfter, command } = reversible('draft', waiting, draftByHand(team, 'late'))
      const refused = { refusal: 'called-since', about: { team } }
      const called = run(gameAfter, callMatch(1, 2))
      expect(refusalWithDetails(takeBack(called, command, moment(1)))).toEqual(refused)
      const during = reversible('draft', run(waiting, callMatch(1, 2)), draftByHand(team, 'late'))
      const played = run(during.gameAfter, startClockAt(), endMatchAt(MINUTE))
      expect(refusalWithDetails(takeBack(played, during.command, moment(MINUTE)))).toEqual(refused)
    },
  )

  test('[U-3] is refused because of the team of a person who has been removed, if no one else is in it', () => {
    const waiting = arriveAll(withRoom(startedGame(3)), ['late'])
    const { gameAfter, command } = reversible('draft', waiting, moveTo('p3', 2))
    const called = run(gameAfter, callMatch(1, 2))
    expect(refusalWithDetails(takeBack(called, command, moment(1)))).toEqual({
      ...{ refusal: 'called-since', about: { team: 2 } },
    })
  })

  test('[M-12] leaves the next start on hold where it has been put on hold meanwhile', () => {
    const before = arriveAll(run(withRoom(runningGame(4)), scoreGoal(1, SECOND), endMatchAt(MINUTE)), [
      'late',
    ])
    const { gameAfter, takenBack } = reversible('draft', before, draftByHand(4, 'late'), MINUTE)
    const held = run(gameAfter, (game) => holdNextMatch(game, true, moment(2 * MINUTE)))
    const { held: isHeld, now, reason, ended } = requirePlay(takenBack(held, 3 * MINUTE))
    expect({ isHeld, now, reason, ended }).toMatchObject({
      ...{ isHeld: true, now: { is: 'waiting', startsAt: null } },
      ...{ reason: requirePlay(before).reason, ended: requirePlay(before).ended },
    })
  })

  test('[R-4] has no event for limits that it does not touch', () => {
    const { gameAfter, command } = reversible('draft', roomyMatch, draftByHand(1, 'late'))
    expect(eventTypes(takeBack(gameAfter, command, moment(SECOND)))).toEqual(['taken-back'])
  })
})

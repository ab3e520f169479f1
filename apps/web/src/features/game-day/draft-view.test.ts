import type { GameDay } from '@turnout/contract/game-day'
import { describe, expect, test } from 'vitest'
import { draftButtonText, draftContextText, toDraftView, toggleTick, turnAnnouncement } from './draft-view.ts'
import { toPeople } from './people.ts'
import { pickedMeanwhileText } from './picked-meanwhile.ts'
import { ALL_PERMISSIONS, aGameDay, draftState, myPlayer, player, team } from './testing.ts'

const people = toPeople(
  [
    player('Tom', 1, { team: 1, is_captain: true }),
    player('Amara', 2, { team: 2, is_captain: true }),
    player('Isla', 3),
    player('Noor', 4),
  ],
  [],
  'Tom',
)
const teams = [team(1, 'Tom'), team(2, 'Amara')]
const tom = aGameDay({
  my_player: myPlayer('Tom', 1),
  teams,
  arrived_count: 4,
  draft: draftState(1, ['Isla', 'Noor']),
})
const amara = { ...tom, my_player: myPlayer('Amara', 2) }
const asAmara = people.map((person) => ({ ...person, isYou: person.id === 'Amara' }))

test('there is no draft to show before two captains are named, and none after Play Ball', () => {
  expect(toDraftView(aGameDay(), people, 'captains')).toBeNull()
  expect(toDraftView({ ...tom, has_play_begun: true }, people, 'captains')).toBeNull()
})

test('the captain whose turn it is may pick from the free players', () => {
  const view = toDraftView(tom, people, 'captains')
  expect(view).toMatchObject({
    title: 'Your pick, Tom',
    subtitle: null,
    isYours: true,
    canPick: true,
    room: 3,
  })
  expect(view?.free.map(({ id }) => id)).toEqual(['Isla', 'Noor'])
  expect(view?.listTitle).toBe('Still free from the first 10')
})

test('the captain who is next can read the draft', () => {
  expect(toDraftView(amara, asAmara, 'captains')).toMatchObject({
    title: 'Tom is picking for Orange',
    subtitle: "You're next.",
    isYours: false,
    canPick: false,
  })
})

test('a turn is announced only to its captain', () => {
  const announced = (day: GameDay, who: typeof people) =>
    turnAnnouncement(toDraftView(day, who, 'captains'), 'captains')
  expect(announced(tom, people)).toBe('Your pick, Tom')
  expect(announced(amara, asAmara)).toBeNull()
  const hers = { ...amara, draft: draftState(2, ['Isla', 'Noor']) }
  expect(announced(hers, asAmara)).toBe('Your pick, Amara')
  expect(announced(aGameDay(), people)).toBeNull()
})

test('a draft by hand announces no turn', () => {
  const byHand = {
    ...tom,
    can: ALL_PERMISSIONS,
    draft: { ...tom.draft, manual_turn: 1, manual_eligible_ids: ['Noor'] },
  }
  const view = toDraftView(byHand, people, 'hand')
  expect(view?.isYours).toBe(true)
  expect(turnAnnouncement(view, 'hand')).toBeNull()
})

test('an admin may pick for the captain whose turn it is', () => {
  const ada = { ...tom, my_player: null, can: ALL_PERMISSIONS }
  const othersOnly = people.map((person) => ({ ...person, isYou: false }))
  expect(toDraftView(ada, othersOnly, 'captains')).toMatchObject({
    title: 'Tom is picking for Orange',
    canPick: true,
  })
})

test('by hand an admin fills any team, without a captain', () => {
  const ada = aGameDay({
    can: ALL_PERMISSIONS,
    arrived_count: 4,
    draft: { ...aGameDay().draft, manual_turn: 2, manual_eligible_ids: ['Noor'] },
  })
  const view = toDraftView(ada, people, 'hand')
  expect(view).toMatchObject({ team: 2, title: 'Draft for Blue', canPick: true, room: 3 })
  expect(view?.free.map(({ id }) => id)).toEqual(['Noor'])
})

test.each([
  ['without a captain', [team(1, 'Tom')], null, 'You pick this team yourself, without a captain.'],
  ['with a captain', teams, null, 'You pick this team yourself, instead of Amara.'],
  ['of their own', teams, myPlayer('Amara', 2), null],
])('by hand the draft for a team %s says whose pick it is', (_, those, me, subtitle) => {
  const draft = { ...aGameDay().draft, manual_turn: 2, manual_eligible_ids: ['Noor'] }
  const ada = aGameDay({ can: ALL_PERMISSIONS, arrived_count: 4, teams: those, my_player: me, draft })
  expect(toDraftView(ada, people, 'hand')?.subtitle).toBe(subtitle)
})

test('the strip shows who is done, who picks and the order of the others', () => {
  const view = toDraftView({ ...tom, draft: draftState(2) }, people, 'captains')
  expect(view?.cells.map(({ name, note }) => `${name} ${note}`)).toEqual([
    'Orange ✓ done',
    'Blue picking',
    'Chalk third',
    'Coal fourth',
  ])
})

test('a captain without players is not done, also when the team before may pick all free players', () => {
  const notes = (day: GameDay) => toDraftView(day, people, 'captains')?.cells.map(({ note }) => note)
  const few = { ...tom, max_teams: 2, draft: { ...draftState(1, ['Isla']), turns: [1] } }
  expect(notes(few)).toEqual(['picking', 'later'])
  expect(notes({ ...few, teams: [team(1, 'Tom'), team(2, 'Amara', 2)] })).toEqual(['picking', '✓ done'])
})

test('a team that people named keeps its name', () => {
  const named = { ...tom, teams: [{ ...teams[0], name: 'Lions' }, teams[1]] as typeof teams }
  expect(toDraftView(named, people, 'captains')?.teamName).toBe('Lions')
})

test.each([
  [0, 3, 3, 1, 'Choose up to 3'],
  [2, 3, 3, 1, '2 picked, room for 1 more'],
  [3, 3, 3, 1, '3 picked, the team is full then'],
  [4, 3, 3, 1, '4 picked, but room for 3 only'],
  [0, 3, 1, 1, 'Choose one player, then the others pick'],
  [1, 3, 1, 1, '1 picked, then the others pick'],
  [0, 3, 1, 2, 'Choose one player, then one more'],
  [1, 3, 1, 2, '1 picked, then one more'],
  [0, 3, 1, undefined, 'Choose one player'],
  [1, 3, 1, undefined, '1 picked'],
  [1, 1, 1, undefined, '1 picked, the team is full then'],
])(
  'team 2: %i chosen with room for %i, %i at once, then team %s: %s',
  (chosen, room, atOnce, nextTurn, text) => {
    const view = { team: 2, room, atOnce, nextTurn, free: people, isYours: true, teamName: 'Blue' }
    expect(draftContextText(chosen, view)).toBe(text)
  },
)

test('a captain chooses no more people than are free', () => {
  const view = { team: 2, room: 6, atOnce: 6, nextTurn: 1, isYours: true, teamName: 'Blue' }
  expect(draftContextText(0, { ...view, free: people.slice(0, 2) })).toBe('Choose up to 2')
})

test('a person who picks for another captain reads for which team', () => {
  const ofBlue = { team: 2, room: 3, nextTurn: 1, free: people, isYours: false, teamName: 'Blue' }
  expect(draftContextText(0, { ...ofBlue, atOnce: 3 })).toBe('For Blue: choose up to 3')
  expect(draftContextText(0, { ...ofBlue, atOnce: 1 })).toBe(
    'For Blue: choose one player, then the others pick',
  )
})

test.each([
  ['one more', ['Isla'], 'Ravi', true, 3, ['Isla', 'Ravi']],
  ['one fewer', ['Isla', 'Ravi'], 'Isla', false, 3, ['Ravi']],
  ['another one when it is one at a time', ['Isla'], 'Ravi', true, 1, ['Ravi']],
])('ticks: %s', (_, ticked, id, isChosen, atOnce, after) => {
  expect(toggleTick(ticked, id, isChosen, atOnce)).toEqual(after)
})

describe('one player at a time', () => {
  const alternating = aGameDay({
    max_teams: 2,
    teams: [team(1, 'Tom', 2), team(2, 'Amara', 1)],
    draft: { ...draftState(2), turns: [2, 1, 2], order: 'alternating', at_once: 1 },
  })

  test('the strip shows who picks and who is next', () => {
    const cells = toDraftView(alternating, [], 'captains')?.cells.map(({ note, state }) => [note, state])
    expect(cells).toEqual([
      ['second', 'next'],
      ['picking', 'now'],
    ])
  })

  test('the other captain is next, unless the same one picks again', () => {
    expect(toDraftView(alternating, [], 'captains')?.subtitle).toBe('Tom is next.')
    const twice = { ...alternating, draft: { ...alternating.draft, turns: [2, 2, 1] } }
    expect(toDraftView(twice, [], 'captains')?.subtitle).toBeNull()
    const last = { ...alternating, draft: { ...alternating.draft, turns: [2] } }
    const turnsAfter = [alternating, twice, last].map((day) => toDraftView(day, [], 'captains')?.nextTurn)
    expect(turnsAfter).toEqual([1, 2, undefined])
  })
})

test('a team without players to pick has its turn later, and the next captain sees that they are next', () => {
  const two = { ...tom, draft: { ...draftState(1), turns: [1, 2] } }
  expect(toDraftView(two, people, 'captains')?.cells.map(({ note }) => note)).toEqual([
    'picking',
    'second',
    'later',
    'later',
  ])
  const seen = { ...two, my_player: myPlayer('Amara', 2) }
  expect(toDraftView(seen, asAmara, 'captains')?.cells.at(1)?.note).toBe('next, you')
})

test('an organiser reads that they may pick for a captain who is away', () => {
  const ada = aGameDay({ can: ALL_PERMISSIONS, teams: [team(1, 'Tom')], draft: draftState(1) })
  expect(toDraftView(ada, [], 'captains')?.subtitle).toBe('Is Tom away? You can pick for them.')
})

test('a captain who is a guest has no phone to pick on, so the hint does not say that they are away', () => {
  const ada = aGameDay({ can: ALL_PERMISSIONS, teams: [team(1, 'Tom')], draft: draftState(1) })
  const tom = { ...player('Tom', 1, { team: 1 }), is_captain: true }
  const [guest] = toPeople([tom], [], null).map((person) => ({ ...person, isGuest: true }))
  expect(toDraftView(ada, guest ? [guest] : [], 'captains')?.subtitle).toBe(
    'Tom is a guest. Tap the players they choose.',
  )
})

test('a ticked player whom another team picked is named; players who are free or in the own team are not', () => {
  const day = aGameDay({ teams: [team(1, 'Tom', 2), team(2, 'Amara')] })
  const list = toPeople(
    [player('Isla', 3, { team: 1 }), player('Ravi', 4), player('Noor', 5, { team: 2 })],
    [],
    null,
  )
  const ticked = { team: 2, ids: ['Isla', 'Ravi', 'Noor'] }
  expect(pickedMeanwhileText(day, list, ticked)).toBe('Orange picked Isla just before you.')
  expect(pickedMeanwhileText(day, list, { team: null, ids: [] })).toBeNull()
})

test('[K-12] a draft by hand has room for the even share, not for the size that the group has set', () => {
  const draft = { ...draftState(1), manual_turn: 1, places: [3, 3, 2], manual_eligible_ids: ['Isla'] }
  const view = toDraftView(aGameDay({ can: ALL_PERMISSIONS, max_teams: 3, draft }), [], 'hand')
  expect([view?.room, view?.places]).toEqual([3, 3])
})

test('the button counts the chosen players', () => {
  expect([draftButtonText(1), draftButtonText(2)]).toEqual(['Draft 1 player', 'Draft 2 players'])
})

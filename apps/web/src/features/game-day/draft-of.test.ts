import { expect, test } from 'vitest'
import { draftButton, draftContext, draftOf } from './draft-of.ts'
import { peopleOf } from './people-of.ts'
import { drafting, EVERYTHING, me, player, team, tuesday } from './testing.ts'

const people = peopleOf(
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
const tom = tuesday({
  my_player: me('Tom', 1),
  teams,
  arrived_count: 4,
  draft: drafting(1, ['Isla', 'Noor']),
})
const amara = { ...tom, my_player: me('Amara', 2) }
const asAmara = people.map((person) => ({ ...person, isYou: person.id === 'Amara' }))

test('there is no draft to show before two captains are named', () => {
  expect(draftOf(tuesday(), people, 'captains')).toBeNull()
})

test('the captain whose turn it is may pick from those who are free', () => {
  const view = draftOf(tom, people, 'captains')
  expect(view).toMatchObject({ title: 'Your pick, Tom', says: null, isYours: true, canPick: true, room: 3 })
  expect(view?.free.map(({ id }) => id)).toEqual(['Isla', 'Noor'])
  expect(view?.listTitle).toBe('Still free from the first 10')
})

test('the captain who is next reads along', () => {
  expect(draftOf(amara, asAmara, 'captains')).toMatchObject({
    title: 'Tom is picking for Orange',
    says: 'You are next.',
    isYours: false,
    canPick: false,
  })
})

test('an admin may pick for whoever is picking', () => {
  const ada = { ...tom, my_player: null, can: EVERYTHING }
  const nobodyYou = people.map((person) => ({ ...person, isYou: false }))
  expect(draftOf(ada, nobodyYou, 'captains')).toMatchObject({
    title: 'Tom is picking for Orange',
    canPick: true,
  })
})

test('by hand an admin fills any team, without a captain', () => {
  const ada = tuesday({
    can: EVERYTHING,
    arrived_count: 4,
    draft: { ...tuesday().draft, manual_turn: 2, manual_eligible_ids: ['Noor'] },
  })
  const view = draftOf(ada, people, 'hand')
  expect(view).toMatchObject({ team: 2, title: 'Draft for Blue', canPick: true, room: 3 })
  expect(view?.free.map(({ id }) => id)).toEqual(['Noor'])
})

test('the strip says who is done, who picks and who comes when', () => {
  const view = draftOf({ ...tom, draft: drafting(2) }, people, 'captains')
  expect(view?.cells.map(({ name, note }) => `${name} ${note}`)).toEqual([
    'Orange done',
    'Blue picking',
    'Chalk third',
    'Coal fourth',
  ])
})

test('a team that people named keeps its name', () => {
  const named = { ...tom, teams: [{ ...teams[0], name: 'Lions' }, teams[1]] as typeof teams }
  expect(draftOf(named, people, 'captains')?.teamName).toBe('Lions')
})

test.each([
  [0, 3, 'Choose up to 3'],
  [2, 3, '2 picked, room for 1 more'],
  [3, 3, '3 picked, the team is full then'],
  [4, 3, '4 picked, but room for 3 only'],
])('%i chosen with room for %i: %s', (chosen, room, said) => {
  expect(draftContext(chosen, room)).toBe(said)
})

test('the button counts', () => {
  expect([draftButton(1), draftButton(2)]).toEqual(['Draft 1 player', 'Draft 2 players'])
})

import { expect, test } from 'vitest'
import { DEFAULT_SPORT, findSport, SPORTS, sportSlug } from './sports.ts'

test('[G-8] every sport has at least two teams, two players a match and a player per team', () => {
  for (const sport of SPORTS) {
    expect(sport.minTeams).toBeGreaterThanOrEqual(2)
    expect(sport.playersPerMatch).toBeGreaterThanOrEqual(2)
    expect(sport.maxPlayersPerTeam).toBeGreaterThanOrEqual(1)
  }
})

test('[G-8] a group fits the limits of the form whichever sport it plays', () => {
  for (const sport of SPORTS) {
    expect(sport.minTeams).toBeLessThanOrEqual(16)
    expect(sport.maxPlayersPerTeam).toBeLessThanOrEqual(30)
  }
})

test.each`
  name                     | slug
  ${'Football'}            | ${'football'}
  ${'Touch Rugby'}         | ${'touch-rugby'}
  ${' Ultimate  Frisbee '} | ${'ultimate-frisbee'}
`('[G-8] "$name" has the id $slug', ({ name, slug }) => {
  expect(sportSlug(name)).toBe(slug)
})

test('[G-8] the id of a sport is the slug of its name', () => {
  for (const { id, name } of SPORTS) expect(id).toBe(sportSlug(name))
})

test('[G-8] a sport with at most two players a side is a racket sport, and any other a team sport', () => {
  for (const { type, maxPlayersPerTeam } of SPORTS)
    expect(type).toBe(maxPlayersPerTeam <= 2 ? 'Racket' : 'Team')
})

test('[G-8] a match for two full teams has as many players as both of them, but tennis may be played by two', () => {
  for (const { id, maxPlayersPerTeam, playersPerMatch } of SPORTS)
    expect(playersPerMatch).toBe(id === 'tennis' ? 2 : 2 * maxPlayersPerTeam)
})

test('[G-8] basketball, netball, hockey and cricket need a referee', () => {
  const asking = SPORTS.filter(({ requiresReferee }) => requiresReferee)
  expect(asking.map(({ name }) => name)).toEqual(['Basketball', 'Netball', 'Hockey', 'Cricket'])
})

test('[G-8] each sport is found by its id, by its name and by its name in lower case', () => {
  for (const sport of SPORTS) {
    expect(findSport(sport.id)).toBe(sport)
    expect(findSport(sport.name)).toBe(sport)
    expect(findSport(sport.name.toLowerCase())).toBe(sport)
  }
})

test('[G-8] ids are unique, football is the default, and an unknown sport is not found', () => {
  expect(new Set(SPORTS.map(({ id }) => id)).size).toBe(SPORTS.length)
  expect(findSport(DEFAULT_SPORT)?.name).toBe('Football')
  expect(findSport('quidditch')).toBeUndefined()
})

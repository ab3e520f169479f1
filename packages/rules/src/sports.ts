/** A sport of the catalogue with its usual numbers. A group may change everything but the name. */
export interface Sport {
  /** The slug of its name; also the value of `sports_type` and of `?type=` on the create page. */
  id: string
  name: string
  type: 'Team' | 'Racket'
  maxPlayersPerTeam: number
  playersPerMatch: number
  minTeams: number
  requiresReferee: boolean
}

const team = { type: 'Team', minTeams: 2, playersPerMatch: 2, requiresReferee: false } as const

/** [G-8] Two teams and two players a match unless a sport says otherwise. */
export const SPORTS: readonly Sport[] = [
  { ...team, id: 'football', name: 'Football', maxPlayersPerTeam: 5, playersPerMatch: 10 },
  { ...team, id: 'futsal', name: 'Futsal', maxPlayersPerTeam: 5, playersPerMatch: 10 },
  {
    ...team,
    id: 'basketball',
    name: 'Basketball',
    maxPlayersPerTeam: 5,
    playersPerMatch: 10,
    requiresReferee: true,
  },
  { ...team, id: 'volleyball', name: 'Volleyball', maxPlayersPerTeam: 6, playersPerMatch: 12 },
  { ...team, id: 'tennis', name: 'Tennis', type: 'Racket', maxPlayersPerTeam: 2 },
  {
    ...team,
    id: 'netball',
    name: 'Netball',
    maxPlayersPerTeam: 7,
    playersPerMatch: 14,
    requiresReferee: true,
  },
  { ...team, id: 'hockey', name: 'Hockey', maxPlayersPerTeam: 6, playersPerMatch: 12, requiresReferee: true },
  {
    ...team,
    id: 'cricket',
    name: 'Cricket',
    maxPlayersPerTeam: 8,
    playersPerMatch: 16,
    requiresReferee: true,
  },
  { ...team, id: 'handball', name: 'Handball', maxPlayersPerTeam: 7, playersPerMatch: 14 },
  { ...team, id: 'touch-rugby', name: 'Touch Rugby', maxPlayersPerTeam: 6, playersPerMatch: 12 },
  { ...team, id: 'ultimate-frisbee', name: 'Ultimate Frisbee', maxPlayersPerTeam: 7, playersPerMatch: 14 },
  { ...team, id: 'padel', name: 'Padel', type: 'Racket', maxPlayersPerTeam: 2, playersPerMatch: 4 },
]

export const DEFAULT_SPORT = 'football'

/** 'Touch Rugby' becomes 'touch-rugby': lower case, spaces as hyphens. */
export const sportSlug = (name: string): string => name.trim().toLowerCase().replaceAll(/\s+/g, '-')

/** The sport by its id or its name; undefined if there is none. */
export function findSport(text: string): Sport | undefined {
  const slug = sportSlug(text)
  return SPORTS.find(({ id }) => id === slug)
}

import type { SportGroup } from '@turnout/contract/groups'

/** Where the next game is played: the venue of the group, unless that date was moved to another one. */
export const nextVenueName = ({
  next_game: next,
  venue_name: own,
}: Pick<SportGroup, 'next_game' | 'venue_name'>): string => next?.other_venue_name ?? own

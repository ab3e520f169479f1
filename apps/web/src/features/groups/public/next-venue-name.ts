import type { SportGroup } from '@turnout/contract/groups'

/** The venue of the next game: the group's own, unless that date was moved to another one. */
export const nextVenueName = ({
  next_game: next,
  venue_name: own,
}: Pick<SportGroup, 'next_game' | 'venue_name'>): string => next?.other_venue_name ?? own

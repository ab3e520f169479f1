import { findSport } from '@turnout/rules/sports'

/** 'touch-rugby' is shown as 'Touch Rugby'; a sport that this build does not know is shown by its id. */
export const sportName = (slug: string): string => findSport(slug)?.name ?? slug

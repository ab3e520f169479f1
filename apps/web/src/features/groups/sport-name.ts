import { findSport } from '@turnout/rules/sports'

/** 'touch-rugby' is shown as 'Touch Rugby'; a sport that this page does not know yet by what the server calls it. */
export const sportName = (slug: string): string => findSport(slug)?.name ?? slug

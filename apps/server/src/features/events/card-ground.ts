import { SPORTS } from '@turnout/rules/sports'
import type { EventRow } from './store.ts'

/** The ground on an event's card: of its category or, for a sports event, of the sport in its title. */
export function groundOf({ category, title }: Pick<EventRow, 'category' | 'title'>): string {
  if (category !== null && category !== 'Sports & Recreation')
    return category.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const words = title.toLowerCase().replaceAll(' ', '-')
  return SPORTS.find(({ id }) => words.includes(id))?.id ?? 'football'
}

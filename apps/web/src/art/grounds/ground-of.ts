import { basketball } from './basketball.ts'
import { cricket } from './cricket.ts'
import { football } from './football.ts'
import { futsal } from './futsal.ts'
import type { Ground } from './ground.ts'
import { hockey } from './hockey.ts'
import { netball } from './netball.ts'
import { schoolYard } from './school-yard.ts'
import { tennis } from './tennis.ts'
import { volleyball } from './volleyball.ts'

const GROUNDS = {
  football,
  futsal,
  basketball,
  tennis,
  volleyball,
  netball,
  hockey,
  cricket,
  other: schoolYard,
}

export type GroundName = keyof typeof GROUNDS

export const GROUND_NAMES = Object.keys(GROUNDS) as readonly GroundName[]

const ALIASES: Record<string, GroundName> = {
  soccer: 'football',
  'five a side': 'football',
  '5 a side': 'football',
  'five a side football': 'football',
  '5 a side football': 'football',
  'walking football': 'football',
  'indoor football': 'futsal',
  'beach volleyball': 'volleyball',
  'field hockey': 'hockey',
  streetball: 'basketball',
}

/** 'Field Hockey', 'field-hockey' and 'hockey' share a ground; whoever has none plays in the school yard. */
export function groundName(sport: string): GroundName {
  const normalized = sport
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
  if (Object.hasOwn(GROUNDS, normalized)) return normalized as GroundName
  return (Object.hasOwn(ALIASES, normalized) && ALIASES[normalized]) || 'other'
}

export const groundOf = (sport: string): Ground => GROUNDS[groundName(sport)]

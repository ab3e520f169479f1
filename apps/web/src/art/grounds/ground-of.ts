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

const ALSO_CALLED: Record<string, GroundName> = {
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
  const plain = sport
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
  if (Object.hasOwn(GROUNDS, plain)) return plain as GroundName
  return (Object.hasOwn(ALSO_CALLED, plain) && ALSO_CALLED[plain]) || 'other'
}

export const groundOf = (sport: string): Ground => GROUNDS[groundName(sport)]

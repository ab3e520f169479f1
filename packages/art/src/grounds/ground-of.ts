import { basketball } from './basketball.ts'
import { cricket } from './cricket.ts'
import { football } from './football.ts'
import { futsal } from './futsal.ts'
import type { Ground } from './ground.ts'
import { handball } from './handball.ts'
import { hockey } from './hockey.ts'
import { netball } from './netball.ts'
import { padel } from './padel.ts'
import { tennis } from './tennis.ts'
import { touchRugby } from './touch-rugby.ts'
import { ultimateFrisbee } from './ultimate-frisbee.ts'
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
  handball,
  'touch-rugby': touchRugby,
  'ultimate-frisbee': ultimateFrisbee,
  padel,
}

export type GroundName = keyof typeof GROUNDS

export const GROUND_NAMES = Object.keys(GROUNDS) as readonly GroundName[]

/** The sport's own, by its id in the catalogue; a newer server may know a sport that this app does not. */
export const groundName = (sport: string): GroundName =>
  Object.hasOwn(GROUNDS, sport) ? (sport as GroundName) : 'football'

export const groundOf = (sport: string): Ground => GROUNDS[groundName(sport)]

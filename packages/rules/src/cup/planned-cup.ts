import { isEqual } from '../deep-equal.ts'
import { playBall } from '../draft.ts'
import { evolve, type Game } from '../game.ts'
import type { GameEvent } from '../game-events.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { ScheduledGame, ScheduledGameEvent } from '../scheduled-game.ts'
import { FEWEST_TEAMS } from './format.ts'
import { type CupOptions, isOtherPlan, type PlanMeant, planCup } from './run-cup.ts'

/** [O-24] An organiser plans the cup of a game to come, or drops it (null), until Play Ball. */
export function planCupAhead(
  game: ScheduledGame,
  cup: CupOptions | null,
  { isOver, hasPlayBegun, meant }: { isOver: boolean; hasPlayBegun: boolean; meant?: PlanMeant },
): Result<readonly ScheduledGameEvent[], 'game-cancelled' | 'game-over' | 'play-begun' | 'other-plan'> {
  if (game.cancelled) return refuse('game-cancelled')
  if (isOver) return refuse('game-over')
  if (hasPlayBegun) return refuse('play-begun')
  if (isOtherPlan(game.cup ?? null, meant)) return refuse('other-plan')
  return ok(isEqual(cup, game.cup ?? null) ? [] : [{ type: 'cup-planned', cup }])
}

/** [B-1] [O-25] Play Ball. A planned cup begins with it; with too few teams, play begins without a cup. */
export function playBallWithCup(
  game: Game,
  cup: CupOptions | null,
  { at }: { at: number },
): Result<readonly GameEvent[], 'too-few-teams'> {
  const beginning = playBall(game, { at })
  if (!beginning.ok || beginning.value.length === 0 || !cup) return beginning
  const planned = planCup(beginning.value.reduce(evolve, game), cup)
  return ok([...beginning.value, ...(planned.ok ? planned.value : [])])
}

/**
 * [O-26] How many teams this number of people forms, for the times of a cup without teams; all of the group's
 * while no one is known to come.
 */
export const expectedTeams = (
  people: number,
  { maxTeams, teamSize }: { maxTeams: number; teamSize: number },
): number =>
  people === 0 ? maxTeams : Math.min(maxTeams, Math.max(FEWEST_TEAMS, Math.ceil(people / teamSize)))

import type { Cup } from '@turnout/contract/cups'
import type { GameState } from '@turnout/contract/game-state'
import { clockTime } from '../../platform/time/dates.ts'
import { teamNameIn } from './public/place.tsx'
import { cupTurn as texts } from './texts.ts'

export type MyCupTurn = { title: string; text: string }

type GameOfCup = Pick<GameState, 'cup' | 'current_match' | 'upcoming_match' | 'coin_toss_state' | 'time_zone'>

/** [O-27] What a team does next in a cup; null for a team outside the cup, and when the cup is over. */
export function myCupTurn(game: GameOfCup, cup: Cup, teamId: string | undefined): MyCupTurn | null {
  const { cup: now, current_match: match, upcoming_match: upcoming, coin_toss_state: coin } = game
  const isIn = cup.teams.some(({ id }) => id === teamId)
  if (!now || teamId === undefined || !isIn || cup.is_over) return null
  const name = teamNameIn(cup, teamId)
  const inStage = (stage: string) => texts.inStage(name, inSentence(stage))
  const playsIn = (pair: { team_a_id: string | null; team_b_id: string | null } | null) =>
    pair !== null && [pair.team_a_id, pair.team_b_id].includes(teamId)
  const stage = now.stage === null ? `${name}.` : inStage(now.stage)

  if (playsIn(match)) return { title: texts.playsNow, text: stage }
  if (playsIn(upcoming)) return { title: texts.playsNext, text: stage }
  if (coin.pending && playsIn(coin)) return { title: texts.coinDecides, text: stage }
  const turn = now.turns.find(({ team_id: id }) => id === teamId)
  if (turn) {
    const time = startOf(cup, teamId)
    return {
      title: time === null ? texts.playsLater : texts.playsAt(clockTime(time, game.time_zone)),
      text: [inStage(turn.stage), turn.matches > 0 && texts.before(turn.matches)].filter(Boolean).join(' '),
    }
  }
  if (cup.withdrawn_ids.includes(teamId)) return { title: texts.noMore, text: texts.hasLeft(name) }
  if (now.out_ids.includes(teamId)) return { title: texts.noMore, text: texts.hasPlayed(name) }
  return { title: texts.mayPlay, text: texts.othersDecide(name) }
}

const startOf = ({ fixtures }: Cup, teamId: string): number | null =>
  fixtures.find(
    ({ a, b, is_over: isOver, is_on: isOn }) => !isOver && !isOn && [a.team_id, b.team_id].includes(teamId),
  )?.starts_at ?? null

const inSentence = (stage: string): string => stage.charAt(0).toLowerCase() + stage.slice(1)

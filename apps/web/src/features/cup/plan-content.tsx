import type { Cup } from '@turnout/contract/cups'
import type { GameDay } from '@turnout/contract/game-day'
import { shortDate } from '../../platform/time/dates.ts'
import { usePlanCup } from './actions.ts'
import { PlanDraw } from './plan-draw.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanTeams } from './plan-teams.tsx'
import { planHead, planSummary } from './plan-texts.ts'
import { firstSettings } from './plan-times.ts'

export type PlanContentProps = { day: GameDay; gameId: string; cup: Cup }

/** The plan of a cup with the teams of the game. */
export function PlanContent({ day, gameId, cup }: PlanContentProps) {
  const planCup = usePlanCup()
  const teams = cup.teams.flatMap(({ id }) => day.teams.find((team) => team.id === id) ?? [])
  const players = teams.reduce((sum, { player_count }) => sum + player_count, 0)
  const when = planHead.when(shortDate(day.date), day.game_start_time, day.game_end_time)
  return (
    <PlanForm
      group={{ id: day.group_id, name: day.group_name }}
      subtitle={`${when} · ${planHead.who(players, teams.length)}`}
      planned={cup.settings}
      initial={cup.planned ?? firstSettings(cup.plans[0]?.duration_s ?? 420, teams.length, cup.session)}
      teams={teams.length}
      session={cup.session}
      timeZone={day.time_zone}
      words={planSummary}
      isSending={planCup.isPending}
      onSend={(chosen) => planCup.mutate({ params: { gameId }, body: { cup: chosen } })}
    >
      {(settings) => (
        <PlanTeams settings={settings} teams={teams} draw={<PlanDraw gameId={gameId} cup={cup} />} />
      )}
    </PlanForm>
  )
}

import { type Cup, type CupSettings, toCupOptions } from '@turnout/contract/cups'
import type { GameDay } from '@turnout/contract/game-day'
import type { Team } from '@turnout/contract/teams'
import { groupsOf } from '@turnout/rules/cup/schedule'
import { shortDate } from '@turnout/rules/dates'
import type { ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { randomId } from '../../platform/api/random-id.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TeamChip } from '../../ui/team-chip.tsx'
import { useDrawCup, usePlanCup } from './actions.ts'
import styles from './plan.module.css'
import { PlanForm } from './plan-form.tsx'
import { planHead, planSummary, planTeams as texts } from './plan-texts.ts'
import { firstSettings } from './plan-times.ts'

export type PlanContentProps = { day: GameDay; gameId: string; cup: Cup }

/** The plan of a cup for the teams of a running game. */
export function PlanContent({ day, gameId, cup }: PlanContentProps) {
  const planCup = usePlanCup()
  const navigate = useNavigate()
  const params = { groupId: day.group_id }
  const showCup = ({ settings }: Cup) => {
    if (settings) void navigate({ to: '/my-sports-groups/$groupId/cup', params })
  }
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
      onSend={(chosen) =>
        planCup.mutate(
          { params: { gameId }, body: { cup: chosen, instead_of: cup.settings } },
          { done: showCup },
        )
      }
    >
      {(settings) => (
        <PlanTeams settings={settings} teams={teams} draw={<PlanDraw gameId={gameId} cup={cup} />} />
      )}
    </PlanForm>
  )
}

/** How the teams are ordered, and a button for a new random order once the cup is planned. */
function PlanDraw({ gameId, cup }: { gameId: string; cup: Cup }) {
  const drawCup = useDrawCup()
  // random bits of this phone for the order
  const draw = () => drawCup.mutate({ params: { gameId }, body: { chance: randomId().replaceAll('-', '') } })
  return (
    <span className={styles.draw}>
      {cup.draws === 0 ? texts.inOrder : texts.drawn(cup.draws)}
      {cup.settings && (
        <Button size="small" busy={drawCup.isPending} busyText={texts.drawing} onClick={draw}>
          {texts.draw}
        </Button>
      )}
    </span>
  )
}

type PlanTeamsProps = { settings: CupSettings; teams: readonly Team[]; draw: ReactNode }

/** The teams in order, by group if the format has groups. */
function PlanTeams({ settings, teams, draw }: PlanTeamsProps) {
  if (settings.format !== 'groups')
    return (
      <Panel title={texts.teams} aside={draw}>
        <TeamList teams={teams} />
      </Panel>
    )
  const numbers = teams.map(({ team_number }) => team_number)
  const groups = groupsOf({ teams: numbers, groups: toCupOptions(settings).groups })
  return (
    <Panel title={texts.teams} aside={draw}>
      {groups.map((group, index) => (
        <section key={texts.group(index)} className={styles.group}>
          <h3>{texts.group(index)}</h3>
          <TeamList teams={teams.filter(({ team_number }) => group.includes(team_number))} />
        </section>
      ))}
    </Panel>
  )
}

const TeamList = ({ teams }: { teams: readonly Team[] }) => (
  <ul className={styles.teams}>
    {teams.map(({ id, name, team_number, player_count }) => (
      <li key={id}>
        <TeamChip bib={<Bib team={team_number} size={32} />} name={name} note={texts.players(player_count)} />
      </li>
    ))}
  </ul>
)

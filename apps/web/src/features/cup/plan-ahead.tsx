import type { CupSettings } from '@turnout/contract/cups'
import type { PlannedCup } from '@turnout/contract/planned-cups'
import { FEWEST_TEAMS } from '@turnout/rules/cup/format'
import { shortDate } from '@turnout/rules/dates'
import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { usePlanCupAhead } from './actions.ts'
import styles from './plan.module.css'
import { PlanForm } from './plan-form.tsx'
import { planHead, planAhead as texts } from './plan-texts.ts'
import { firstSettings } from './plan-times.ts'

export type PlanAheadProps = { groupId: string; cup: PlannedCup }

/** The plan of a cup before there are teams; its times are for an assumed number of teams. */
export function PlanAhead({ groupId, cup }: PlanAheadProps) {
  const planCup = usePlanCupAhead()
  const [teams, setTeams] = useState(cup.expected_teams)
  const { people, max_teams: most, session } = cup
  const numbers = Array.from({ length: most - FEWEST_TEAMS + 1 }, (_, index) => FEWEST_TEAMS + index)
  return (
    <PlanForm
      group={{ id: groupId, name: cup.group_name }}
      subtitle={planHead.when(shortDate(cup.date), cup.start_time, cup.end_time)}
      planned={cup.settings}
      initial={firstSettings(cup.duration_s, teams, session)}
      teams={teams}
      session={session}
      timeZone={cup.time_zone}
      words={texts}
      isSending={planCup.isPending}
      onSend={(chosen: CupSettings | null) =>
        planCup.mutate({
          params: { groupId, gameId: cup.game_id },
          body: { cup: chosen, instead_of: cup.settings },
        })
      }
    >
      {() => (
        <Panel title={texts.teams}>
          <div className={styles.expected}>
            <p>{texts.teamsPlay}</p>
            <SelectField
              label={texts.countOn}
              hint={texts.people(people)}
              value={teams}
              onChange={(event) => setTeams(Number(event.target.value))}
              options={numbers.map((number) => [number, texts.teamCount(number)])}
            />
          </div>
        </Panel>
      )}
    </PlanForm>
  )
}

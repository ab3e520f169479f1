import type { Cup, CupSettings } from '@turnout/contract/cups'
import type { GameDay } from '@turnout/contract/game-day'
import { fewestTeams } from '@turnout/rules/cup/time-plan'
import { useState } from 'react'
import { shortDate } from '../../platform/time/dates.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import { usePlanCup } from './actions.ts'
import styles from './plan.module.css'
import { PlanDetails } from './plan-details.tsx'
import { PlanDraw } from './plan-draw.tsx'
import { PlanFormats } from './plan-formats.tsx'
import type { PlannedFormat } from './plan-picture.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { PlanTeams } from './plan-teams.tsx'
import { firstFormat, planTimes } from './plan-times.ts'
import { planHead, planPage, planSummary as texts } from './texts.ts'

/** Until an organiser chooses: by the length of the group's matches, in the format that fits into the session. */
function firstSettings({ plans, teams, session }: Cup): CupSettings {
  const settings: CupSettings = {
    ...{ format: 'round_robin', legs: 1, groups: 2, third_place: false },
    ...{ points: { win: 3, draw: 1, loss: 0 }, drawn_knockout: 'toss' },
    tie_breakers: ['between_themselves', 'goal_difference', 'goals'],
    duration_s: plans[0]?.duration_s ?? 420,
  }
  return { ...settings, ...firstFormat(settings, teams.length, session) }
}

export type PlanContentProps = { day: GameDay; gameId: string; cup: Cup }

/** The form of a cup. Nothing is sent, and nothing changes, before the button at its end. */
export function PlanContent({ day, gameId, cup }: PlanContentProps) {
  const planCup = usePlanCup()
  const [settings, setSettings] = useState(() => cup.settings ?? firstSettings(cup))
  const [isWinnerStays, setWinnerStays] = useState(false)
  const teams = cup.teams.flatMap(({ id }) => day.teams.find((team) => team.id === id) ?? [])
  const session = { session: cup.session, timeZone: day.time_zone, teams: teams.length }
  const times = planTimes(settings, teams.length, cup.session)
  const change = (changes: Partial<CupSettings>) => setSettings((now) => ({ ...now, ...changes }))
  const choose = (format: PlannedFormat) => {
    setWinnerStays(format === 'winner_stays')
    if (format !== 'winner_stays') change({ format })
  }
  const send = (chosen: CupSettings | null) => planCup.mutate({ params: { gameId }, body: { cup: chosen } })
  const isPlanned = cup.settings !== null
  const button = isWinnerStays ? (
    isPlanned && (
      <Button wide size="large" busy={planCup.isPending} busyText={texts.givingUp} onClick={() => send(null)}>
        {texts.giveUp}
      </Button>
    )
  ) : (
    <Button
      variant="primary"
      size="large"
      wide
      icon="trophy"
      busy={planCup.isPending}
      busyText={texts.starting}
      disabledReason={times ? undefined : tooFewFor(settings, teams.length)}
      onClick={() => send(settings)}
    >
      {isPlanned ? texts.change : texts.start}
    </Button>
  )
  return (
    <>
      <div className={classNames('wrap', styles.page)}>
        <BackToGroup groupId={day.group_id}>{day.group_name}</BackToGroup>
        <div className={styles.head}>
          <h1>{planPage.title}</h1>
          <p className="sub">
            {planHead.when(shortDate(day.date), day.game_start_time, day.game_end_time)}
            {' · '}
            {planHead.who(
              teams.reduce((sum, { player_count }) => sum + player_count, 0),
              teams.length,
            )}
          </p>
          {isPlanned && <p>{texts.planned}</p>}
        </div>
        <PlanFormats
          {...session}
          settings={settings}
          chosen={isWinnerStays ? 'winner_stays' : settings.format}
          onChoose={choose}
        />
        <div className={styles.columns}>
          <PlanTeams settings={settings} teams={teams} draw={<PlanDraw gameId={gameId} cup={cup} />} />
          <div className={styles.column}>
            {isWinnerStays && <p>{isPlanned ? null : texts.noCup}</p>}
            {!isWinnerStays && times && (
              <PlanSummary
                times={times}
                durationS={settings.duration_s}
                sessionEndsAt={cup.session.ends_at}
                timeZone={day.time_zone}
                onLength={(duration_s) => change({ duration_s })}
              />
            )}
            <div className={styles.desktopAction}>{button}</div>
            {!isWinnerStays && <PlanDetails {...session} settings={settings} onChange={change} />}
          </div>
        </div>
      </div>
      {button && <ActionBar>{button}</ActionBar>}
    </>
  )
}

const tooFewFor = ({ format: is, groups }: CupSettings, here: number) =>
  planPage.needsTeams(fewestTeams({ is, groups }), here)

import type { Cup, CupSettings } from '@turnout/contract/cups'
import { CUP_FORMATS } from '@turnout/rules/cup/format'
import { fewestTeams, type TimePlan } from '@turnout/rules/cup/time-plan'
import { type ReactNode, useId, useState } from 'react'
import { clockTime } from '../../platform/time/dates.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button, MainButton } from '../../ui/button.tsx'
import { formatClock } from '../../ui/clock-text.ts'
import { useValueChange } from '../../ui/use-value-change.ts'
import { BackToGroup } from '../groups/public/back-to-group.tsx'
import styles from './plan.module.css'
import { PlanDetails } from './plan-details.tsx'
import { FormatPicture, type PlannedFormat } from './plan-picture.tsx'
import { planPage, planSummary, planFormats as texts } from './plan-texts.ts'
import { planTimes } from './plan-times.ts'

type PlanWords = Record<
  'start' | 'change' | 'starting' | 'giveUp' | 'givingUp' | 'noCup' | 'planned',
  string
> & { tooFew: (needed: number, here: number) => string }

export type PlanFormProps = {
  group: { id: string; name: string }
  /** The time of the game, and its players and teams if there are any. */
  subtitle: string
  /** The stored plan; null without a cup. */
  planned: CupSettings | null
  /** The choice before an organiser makes one. */
  initial: CupSettings
  /** The number of teams, for the times. */
  teams: number
  session: Cup['session']
  timeZone: string
  words: PlanWords
  isSending: boolean
  onSend: (settings: CupSettings | null) => void
  /** The teams, shown next to the choices. */
  children: (settings: CupSettings) => ReactNode
}

/** The form of a cup. Nothing is sent or changed before a press of the button at its end. */
export function PlanForm(props: PlanFormProps) {
  const { group, subtitle, planned, initial, teams, session, timeZone, words, isSending, onSend } = props
  const [settings, setSettings] = useState(planned ?? initial)
  const [isWinnerStays, setWinnerStays] = useState(false)
  // [O-12] shows a plan of another organiser before a press can replace it; the organiser's own is on show already
  useValueChange(JSON.stringify(planned), () => {
    if (planned) setSettings(planned)
    setWinnerStays(!planned)
  })
  const times = planTimes(settings, teams, session)
  const change = (changes: Partial<CupSettings>) => setSettings((now) => ({ ...now, ...changes }))
  const choose = (format: PlannedFormat) => {
    setWinnerStays(format === 'winner_stays')
    if (format !== 'winner_stays') change({ format })
  }
  const needed = fewestTeams({ is: settings.format, groups: settings.groups })
  const isPlanned = planned !== null
  const button = isWinnerStays ? (
    isPlanned && (
      <Button wide size="large" busy={isSending} busyText={words.givingUp} onClick={() => onSend(null)}>
        {words.giveUp}
      </Button>
    )
  ) : (
    <MainButton
      icon="trophy"
      busy={isSending}
      busyText={words.starting}
      disabledReason={times ? undefined : words.tooFew(needed, teams)}
      onClick={() => onSend(settings)}
    >
      {isPlanned ? words.change : words.start}
    </MainButton>
  )
  return (
    <>
      <div className="wrap panels page">
        <BackToGroup groupId={group.id}>{group.name}</BackToGroup>
        <div className="stack gap-6">
          <h1>{planPage.title}</h1>
          <p className="sub">{subtitle}</p>
          {isPlanned && <p>{words.planned}</p>}
        </div>
        <PlanFormats
          {...{ teams, session, timeZone, settings }}
          chosen={isWinnerStays ? 'winner_stays' : settings.format}
          onChoose={choose}
        />
        <div className="panels with-aside">
          {props.children(settings)}
          <div className="panels">
            {isWinnerStays && <p>{isPlanned ? null : words.noCup}</p>}
            {!isWinnerStays && times && (
              <PlanSummary
                times={times}
                durationS={settings.duration_s}
                sessionEndsAt={session.ends_at}
                timeZone={timeZone}
                onLength={(duration_s) => change({ duration_s })}
              />
            )}
            <div className="desktop-only">{button}</div>
            {!isWinnerStays && <PlanDetails {...{ teams, session, timeZone, settings }} onChange={change} />}
          </div>
        </div>
      </div>
      {button && <ActionBar>{button}</ActionBar>}
    </>
  )
}

const FORMATS: readonly PlannedFormat[] = ['winner_stays', ...CUP_FORMATS]

type PlanFormatsProps = {
  settings: CupSettings
  chosen: PlannedFormat
  onChoose: (format: PlannedFormat) => void
  teams: number
  session: Cup['session']
  timeZone: string
}

/** The formats as pictures, each with its number of matches and its end. */
function PlanFormats({ settings, chosen, onChoose, teams, session, timeZone }: PlanFormatsProps) {
  const name = useId()
  const factsOf = (format: PlannedFormat) => {
    if (format === 'winner_stays') return { isPossible: true, gives: null }
    const times = planTimes({ ...settings, format }, teams, session)
    return times
      ? { isPossible: true, gives: texts.gives(times.matches, clockTime(times.endsAt, timeZone)) }
      : { isPossible: false, gives: texts.needs(fewestTeams({ is: format, groups: settings.groups })) }
  }
  return (
    <fieldset className={styles.formats}>
      <legend className="visually-hidden">{texts.label}</legend>
      {FORMATS.map((format) => {
        const { isPossible, gives } = factsOf(format)
        return (
          <label key={format} className={styles.format}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={format}
              checked={format === chosen}
              disabled={!isPossible}
              onChange={() => onChoose(format)}
            />
            <span className={styles.face}>
              <FormatPicture format={format} />
              <span className={styles.words}>
                <b>{texts.names[format]}</b>
                <small>{texts.notes[format]}</small>
                {gives && <small className={styles.gives}>{gives}</small>}
              </span>
              <span className={styles.dot} aria-hidden="true" />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

type PlanSummaryProps = {
  times: TimePlan
  durationS: number
  sessionEndsAt: number
  timeZone: string
  onLength: (seconds: number) => void
}

/** How many matches, how long each, and the end; with a button for the length that ends the cup in time. */
function PlanSummary({ times, durationS, sessionEndsAt, timeZone, onLength }: PlanSummaryProps) {
  const end = clockTime(sessionEndsAt, timeZone)
  const { matches, endsAt, fittingS } = times
  return (
    <section className={styles.summary} aria-label={planSummary.label}>
      <dl className={styles.figures}>
        <div>
          <dt className="sub">{planSummary.matches}</dt>
          <dd>{matches}</dd>
        </div>
        <div>
          <dt className="sub">{planSummary.each}</dt>
          <dd>{formatClock(durationS)}</dd>
        </div>
        <div>
          <dt className="sub">{planSummary.endsAbout}</dt>
          <dd>{clockTime(endsAt, timeZone)}</dd>
        </div>
      </dl>
      <div className={styles.verdict}>
        <p>{endsAt <= sessionEndsAt ? planSummary.inTime(end) : planSummary.tooLong(end)}</p>
        {fittingS === null && <p>{planSummary.noneShort}</p>}
        {fittingS !== null && fittingS < durationS && (
          <Button wide onClick={() => onLength(fittingS)}>
            {planSummary.shorten(formatClock(fittingS))}
          </Button>
        )}
      </div>
    </section>
  )
}

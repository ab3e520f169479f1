import type { Cup, CupSettings } from '@turnout/contract/cups'
import { DRAWN_KNOCKOUT, POINTS_BOUNDS, TIE_BREAKERS, type TieBreaker } from '@turnout/rules/cup/format'
import { fewestTeams } from '@turnout/rules/cup/time-plan'
import { clockTime } from '../../platform/time/dates.ts'
import { formatClock } from '../../ui/clock-text.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import styles from './plan.module.css'
import { planDetails as texts } from './plan-texts.ts'
import { lengthsWith, planTimes } from './plan-times.ts'

export type PlanDetailsProps = {
  settings: CupSettings
  onChange: (change: Partial<CupSettings>) => void
  teams: number
  session: Cup['session']
  timeZone: string
}

/** What an organiser chooses apart from the format. */
export function PlanDetails({ settings, onChange, teams, session, timeZone }: PlanDetailsProps) {
  const { format, points } = settings
  const lengthText = (seconds: number) => {
    const times = planTimes({ ...settings, duration_s: seconds }, teams, session)
    return times
      ? texts.lengthGives(formatClock(seconds), clockTime(times.endsAt, timeZone))
      : formatClock(seconds)
  }
  return (
    <Panel title={texts.details} className={`column gap-16 ${styles.details}`}>
      <SelectField
        label={texts.length}
        value={settings.duration_s}
        onChange={(event) => onChange({ duration_s: Number(event.target.value) })}
        options={lengthsWith(settings.duration_s).map((seconds) => [seconds, lengthText(seconds)])}
      />
      {format === 'round_robin' && (
        <SelectField
          label={texts.legs}
          value={settings.legs}
          onChange={(event) => onChange({ legs: event.target.value === '2' ? 2 : 1 })}
          options={([1, 2] as const).map((legs) => [legs, texts.legsOf[legs]])}
        />
      )}
      {format === 'groups' && (
        <SelectField
          label={texts.groups}
          value={settings.groups}
          onChange={(event) => onChange({ groups: event.target.value === '4' ? 4 : 2 })}
        >
          {([2, 4] as const).map((groups) => (
            <option key={groups} value={groups} disabled={teams < fewestTeams({ is: format, groups })}>
              {texts.groupsOf[groups]}
            </option>
          ))}
        </SelectField>
      )}
      {format !== 'round_robin' && <KnockoutDetails settings={settings} onChange={onChange} />}
      {format !== 'knockout' && (
        <>
          <FieldGroup label={texts.points}>
            <span className={styles.points}>
              {(['win', 'draw', 'loss'] as const).map((result) => (
                <SelectField
                  key={result}
                  label={texts.pointsOf[result]}
                  value={points[result]}
                  onChange={(event) =>
                    onChange({ points: { ...points, [result]: Number(event.target.value) } })
                  }
                  options={Array.from({ length: POINTS_BOUNDS.max + 1 }, (_, count) => [
                    count,
                    String(count),
                  ])}
                />
              ))}
            </span>
          </FieldGroup>
          <TieBreakers
            chosen={settings.tie_breakers}
            onChange={(tie_breakers) => onChange({ tie_breakers })}
          />
        </>
      )}
    </Panel>
  )
}

const KnockoutDetails = ({ settings, onChange }: Pick<PlanDetailsProps, 'settings' | 'onChange'>) => (
  <>
    <Switch
      label={texts.thirdPlace}
      checked={settings.third_place}
      onChange={(event) => onChange({ third_place: event.target.checked })}
    />
    <SelectField
      label={texts.drawnKnockout}
      value={settings.drawn_knockout}
      onChange={(event) =>
        onChange({ drawn_knockout: DRAWN_KNOCKOUT.find((way) => way === event.target.value) ?? 'toss' })
      }
      options={DRAWN_KNOCKOUT.map((way) => [way, texts.drawnKnockoutOf[way]])}
    />
  </>
)

const SEPARATIONS = [...TIE_BREAKERS, 'toss'] as const

type TieBreakersProps = {
  chosen: readonly TieBreaker[]
  onChange: (chosen: TieBreaker[]) => void
}

/** The tie-breakers in order, one field each; a coin toss ends the list. */
function TieBreakers({ chosen, onChange }: TieBreakersProps) {
  const places = chosen.length < TIE_BREAKERS.length ? [...chosen, 'toss' as const] : chosen
  const choose = (place: number, value: string) => {
    const picked = TIE_BREAKERS.find((each) => each === value)
    const before = chosen.slice(0, place)
    if (!picked) return onChange(before)
    onChange([...before, picked, ...chosen.slice(place).filter((each) => each !== picked)])
  }
  return (
    <FieldGroup label={texts.levelOnPoints}>
      <span className="stack gap-10">
        {places.map((current, place) => (
          <SelectField
            key={texts.levels[place]}
            label={texts.levels[place] ?? ''}
            value={current}
            onChange={(event) => choose(place, event.target.value)}
            options={SEPARATIONS.filter(
              (each) => !chosen.slice(0, place).some((before) => before === each),
            ).map((each) => [each, texts.tieBreakers[each]])}
          />
        ))}
      </span>
    </FieldGroup>
  )
}

import { toHouseRules } from '@turnout/contract/convert-match-rules'
import type { GroupField, SportGroup } from '@turnout/contract/groups'
import { describeMatchLength, describeRules } from '@turnout/rules/rules-description'
import { pluralize } from '@turnout/rules/words'
import type { ReactNode } from 'react'
import { zoneName } from '../../platform/time/date-words.ts'
import { timeOf } from '../../platform/time/dates.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { Icon, type IconName } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { WeekStrip } from '../../ui/week-strip.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { daysText } from './game-dates.ts'
import styles from './group-details.module.css'
import { groupDetails as texts } from './group-texts.ts'
import { directionsTo } from './public/directions-to.ts'
import { common } from './texts.ts'

type FactProps = { group: SportGroup; subscribe: boolean }
type Fact = (props: FactProps) => ReactNode

/**
 * The fact that shows a field on the group's page; null if another part of the page shows it. A new field without an
 * entry does not compile.
 */
const FACT_OF: Record<GroupField, Fact | null> = {
  playing_days: TimeFact,
  game_start_time: TimeFact,
  game_end_time: TimeFact,
  venue_name: PlaceFact,
  venue_address: PlaceFact,
  venue_latitude: PlaceFact,
  venue_longitude: PlaceFact,
  max_teams: TeamsFact,
  max_players_per_team: TeamsFact,
  draft_order: TeamsFact,
  match_rules: RulesFact,
  referee_required: RefereeFact,
  name: null,
  description: null,
  sports_type: null,
  venue_radius: null,
  rules: null,
}
/** Each fact once, with one of its fields as the key. */
const FACTS = new Map(Object.entries(FACT_OF).map(([field, fact]) => [fact, field]))

export function GroupDetails(props: FactProps) {
  return (
    <Panel>
      <h2 className="visually-hidden">{texts.facts}</h2>
      <ul className="stack">{[...FACTS].map(([Fact, field]) => Fact && <Fact key={field} {...props} />)}</ul>
    </Panel>
  )
}

function TimeFact({ group, subscribe }: FactProps) {
  const days = group.playing_days.map(({ day }) => day)
  const isOtherZone = group.time_zone !== localTimeZone()
  return (
    <Detail icon="calendar" title={`${daysText(days)}, ${timeOf(group.game_start_time)}`}>
      {isOtherZone && <span className="sub">{texts.byClockAtPitch(zoneName(group.time_zone))}</span>}
      <WeekStrip days={days} className={styles.week} />
      {subscribe && (
        <div className={styles.subscribe}>
          <AddToCalendar groupId={group.id} />
        </div>
      )}
    </Detail>
  )
}

function PlaceFact({ group }: FactProps) {
  return (
    <Detail icon="pin" title={group.venue_name}>
      <span className="sub">{group.venue_address}</span>
      <a href={directionsTo(group)} target="_blank" rel="noreferrer">
        {texts.directions}
      </a>
    </Detail>
  )
}

function TeamsFact({ group }: FactProps) {
  const capacity = group.max_teams * group.max_players_per_team
  return (
    <Detail icon="people" title={texts.upToTeamsOf(group.max_teams, group.max_players_per_team)}>
      <span className="sub">
        {texts.roomFor} {pluralize(capacity, 'player')}
        {texts.anybodyBeyondThatIsSubstitute}
        {group.draft_order !== 'team_by_team' && texts.captainsPickOnePlayerAt}
      </span>
    </Detail>
  )
}

function RulesFact({ group }: FactProps) {
  const rules = toHouseRules(group.match_rules)
  return (
    <Detail icon="clock" title={describeMatchLength(rules)}>
      <span className="sub">{describeRules(rules).slice(1).join(' ')}</span>
    </Detail>
  )
}

function RefereeFact({ group }: FactProps) {
  return (
    group.referee_required && (
      <Detail icon="whistle" title={texts.refereeNeeded}>
        <span className="sub">{common.teamThatWaitsLongestSends}</span>
      </Detail>
    )
  )
}

function Detail({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} size={22} className={styles.icon} />
      <div>
        <b className={styles.title}>{title}</b>
        {children}
      </div>
    </li>
  )
}

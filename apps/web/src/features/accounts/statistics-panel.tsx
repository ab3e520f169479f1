import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getMyStatistics, type PlayerStatistics } from '@turnout/contract/statistics'
import { pluralize } from '@turnout/rules/words'
import { read } from '../../platform/api/queries.ts'
import { LoadStatus } from '../../platform/lazy/load-status.tsx'
import { Link } from '../../platform/router/link.tsx'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SeasonFields } from '../history/public/season-fields.tsx'
import { useSeason } from '../history/public/use-season.ts'
import { statisticsPanel as texts } from './profile-texts.ts'
import styles from './statistics-panel.module.css'

const ROWS: readonly (readonly [string, (statistics: PlayerStatistics) => string])[] = [
  [texts.evenings, ({ evenings }) => String(evenings)],
  [texts.played, ({ played }) => String(played)],
  [texts.wonDrawnLost, ({ won, drawn, lost }) => `${won}, ${drawn}, ${lost}`],
  [
    texts.goals,
    ({ goals_for: goalsFor, goals_against: goalsAgainst }) => texts.forAgainst(goalsFor, goalsAgainst),
  ],
  [texts.captain, ({ captaincies }) => pluralize(captaincies, 'time')],
  [texts.longestRun, ({ longest_run: wins }) => pluralize(wins, 'win')],
]

/** This person's statistics over all their groups. */
export function StatisticsPanel() {
  const season = useSeason(localTimeZone())
  const statistics = useQuery({
    ...read(getMyStatistics, { query: season.season }),
    placeholderData: keepPreviousData,
  })
  const { data } = statistics
  return (
    <Panel title={texts.myNumbers}>
      <SeasonFields choice={season} />
      {!data && (
        <div className={styles.instead}>
          <LoadStatus
            inline
            query={statistics}
            failed={texts.yourNumbersDidNotLoad}
            skeleton={<Skeleton shape="lines" />}
          />
        </div>
      )}
      {data?.total.evenings === 0 && <p className={styles.instead}>{texts.nothingPlayedInThisSeason}</p>}
      {data && data.total.evenings > 0 && (
        <>
          <dl className={styles.facts}>
            {ROWS.map(([term, format]) => (
              <div key={term}>
                <dt className="sub">{term}</dt>
                <dd>{format(data.total)}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.groups}>
            {data.groups.map((group) => (
              <li key={group.group_id}>
                <Link to="/my-sports-groups/$groupId/statistics" params={{ groupId: group.group_id }}>
                  {group.group_name}
                </Link>
                <span className="sub">{texts.wonOf(group.won, group.played)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

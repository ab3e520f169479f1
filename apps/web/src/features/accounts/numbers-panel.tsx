import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getMyStatistics, type Numbers } from '@turnout/contract/statistics'
import { count } from '@turnout/rules/words'
import { read } from '../../platform/queries.ts'
import { SeasonFields } from '../../platform/season-fields.tsx'
import { useSeason } from '../../platform/use-season.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './numbers-panel.module.css'

const FACTS: readonly (readonly [string, (numbers: Numbers) => string])[] = [
  ['Evenings', ({ evenings }) => String(evenings)],
  ['Played', ({ played }) => String(played)],
  ['Won, drawn, lost', ({ won, drawn, lost }) => `${won}, ${drawn}, ${lost}`],
  ['Goals', ({ goals_for: own, goals_against: theirs }) => `${own} for, ${theirs} against`],
  ['Captain', ({ captaincies }) => count(captaincies, 'time')],
  ['Longest run', ({ longest_run: run }) => count(run, 'win')],
]

const hereAndNow = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What I have played, over all my groups. */
export function NumbersPanel() {
  const choice = useSeason(hereAndNow())
  const { data, isError } = useQuery({
    ...read(getMyStatistics, { query: choice.season }),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title="My numbers">
      <SeasonFields choice={choice} />
      {!data && (
        <div className={styles.instead}>
          {isError ? <p className="sub">Your numbers did not load.</p> : <Skeleton shape="lines" />}
        </div>
      )}
      {data?.total.evenings === 0 && (
        <p className={styles.instead}>Nothing played in this season. Numbers stand here after an evening.</p>
      )}
      {data && data.total.evenings > 0 && (
        <>
          <dl className={styles.facts}>
            {FACTS.map(([term, said]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{said(data.total)}</dd>
              </div>
            ))}
          </dl>
          <ul className={styles.groups}>
            {data.groups.map((group) => (
              <li key={group.group_id}>
                <Link to="/my-sports-groups/$groupId/statistics" params={{ groupId: group.group_id }}>
                  {group.group_name}
                </Link>
                <span className="sub">
                  {group.won} won of {group.played}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}

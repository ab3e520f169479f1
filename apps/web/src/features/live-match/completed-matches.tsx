import type { WatchedMatch } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ResultRow } from '../../ui/result-row.tsx'
import type { Cast, TeamView } from './cast-of.ts'
import styles from './completed-matches.module.css'

export type CompletedMatchesProps = {
  matches: readonly WatchedMatch[]
  cast: Cast
  /** Nothing more is played. */
  isAll?: boolean
}

/** What was played so far, the latest first. */
export function CompletedMatches({ matches, cast, isAll = false }: CompletedMatchesProps) {
  const latestFirst = [...matches].sort((one, other) => other.number - one.number)
  return (
    <Panel
      title="Completed Matches"
      aside={matches.length > 0 && (isAll ? matches.length : `${matches.length} so far`)}
    >
      {matches.length === 0 && (
        <p className="sub">{isAll ? 'No match was played.' : 'The first match is still to come.'}</p>
      )}
      <ol className={styles.list}>
        {latestFirst.map((match) => (
          <Result key={match.number} match={match} cast={cast} />
        ))}
      </ol>
    </Panel>
  )
}

function Result({ match, cast }: { match: WatchedMatch; cast: Cast }) {
  return (
    <ResultRow
      a={side(cast.team(match.team_a_id), match.team_a_score)}
      b={side(cast.team(match.team_b_id), match.team_b_score)}
    >
      <p className={styles.why}>
        {match.is_draw ? <Badge kind="draw" /> : <Badge kind="winner" />}
        {match.ending ?? ''}
      </p>
      <p className={styles.because}>Why these two: {match.reason}</p>
    </ResultRow>
  )
}

const side = ({ number, name }: TeamView, score: number) => ({
  bib: <Bib team={number} size={30} />,
  name,
  score,
})

import type { WatchedMatch } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ResultRow } from '../../ui/result-row.tsx'
import styles from './completed-matches.module.css'
import type { Roster, TeamView } from './roster.ts'
import { common, completedMatches as texts } from './texts.ts'

export type CompletedMatchesProps = {
  matches: readonly WatchedMatch[]
  roster: Roster
  /** Nothing more is played. */
  isFinal?: boolean
}

/** What was played so far, the latest first. */
export function CompletedMatches({ matches, roster, isFinal = false }: CompletedMatchesProps) {
  const latestFirst = [...matches].sort((one, other) => other.number - one.number)
  return (
    <Panel
      title={texts.completedMatches}
      aside={matches.length > 0 && (isFinal ? matches.length : texts.soFar(matches.length))}
    >
      {matches.length === 0 && (
        <p className="sub">{isFinal ? common.noMatchWasPlayed : texts.firstMatchIsStillTo}</p>
      )}
      <ol className={styles.list}>
        {latestFirst.map((match) => (
          <MatchResultRow key={match.number} match={match} roster={roster} />
        ))}
      </ol>
    </Panel>
  )
}

function MatchResultRow({ match, roster }: { match: WatchedMatch; roster: Roster }) {
  return (
    <ResultRow
      a={resultSide(roster.team(match.team_a_id), match.team_a_score)}
      b={resultSide(roster.team(match.team_b_id), match.team_b_score)}
    >
      <p className={styles.why}>
        {match.is_draw ? <Badge kind="draw" /> : <Badge kind="winner" />}
        {match.ending ?? ''}
      </p>
      <p className={styles.because}>{texts.whyTheseTwo(match.reason)}</p>
    </ResultRow>
  )
}

const resultSide = ({ number, name }: TeamView, score: number) => ({
  bib: <Bib team={number} size={30} />,
  name,
  score,
})

import { Link } from '@tanstack/react-router'
import type { GameReport } from '@turnout/contract/history'
import { teamName } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { receiptHash } from '../../platform/fair-toss.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ResultRow } from '../../ui/result-row.tsx'
import styles from './matches.module.css'

type Match = GameReport['matches'][number]

/** Every match in its order: why these two met, how it ended, and its coin if there was one. */
export function Matches({ report }: { report: GameReport }) {
  return (
    <Panel title="Matches" aside={report.matches.length > 0 && `${report.matches.length}`}>
      {report.matches.length === 0 && <p className="sub">No match was played.</p>}
      <ol className={styles.list}>
        {report.matches.map((match) => (
          <MatchRow key={match.number} match={match} />
        ))}
      </ol>
    </Panel>
  )
}

function MatchRow({ match }: { match: Match }) {
  return (
    <ResultRow
      a={side(match.team_a, match.team_a_score)}
      b={side(match.team_b, match.team_b_score)}
      before={<p>{match.reason}</p>}
    >
      <p className={styles.ending}>
        {match.winner === null ? <Badge kind="draw" /> : <Badge kind="winner" />}
        <span>
          {match.ending}
          {match.is_knockout && ', knockout'}
          {match.referee && `. Referee: ${match.referee}`}
        </span>
      </p>
      {match.toss && <Coin toss={match.toss} />}
    </ResultRow>
  )
}

const side = (team: number, score: number) => ({
  bib: <Bib team={team} size={30} />,
  name: teamName(team),
  score,
})

/** Who called what, and the way to whoever doubts it. */
function Coin({ toss }: { toss: NonNullable<Match['toss']> }) {
  const called = toss.choices.map(({ team, side }) => `${team} called ${side}`).join(', ')
  return (
    <p className={styles.toss}>
      {called}. It showed {toss.result}.{' '}
      <Link to="/fair-toss" hash={receiptHash(toss)}>
        Check this toss
      </Link>
    </p>
  )
}

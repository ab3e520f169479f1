import { Link } from '@tanstack/react-router'
import type { GameReport } from '@turnout/contract/history'
import { teamName } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { receiptHash } from '../../platform/fair-toss.ts'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
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
    <li className={styles.match}>
      <p className={styles.reason}>{match.reason}</p>
      <Side team={match.team_a} />
      <span className={styles.score}>
        <Plates value={String(match.team_a_score)} />
        <span className="visually-hidden"> to </span>
        <Plates value={String(match.team_b_score)} />
      </span>
      <Side team={match.team_b} isRight />
      <p className={styles.ending}>
        {match.winner === null ? <Badge kind="draw" /> : <Badge kind="winner" />}
        <span>
          {match.ending}
          {match.is_knockout && ', knockout'}
          {match.referee && `. Referee: ${match.referee}`}
        </span>
      </p>
      {match.toss && <Coin toss={match.toss} />}
    </li>
  )
}

const Side = ({ team, isRight = false }: { team: number; isRight?: boolean }) => (
  <span className={isRight ? styles.right : styles.left}>
    <Bib team={team} size={30} />
    {teamName(team)}
  </span>
)

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

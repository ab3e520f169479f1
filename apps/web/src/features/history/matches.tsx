import type { GameReport } from '@turnout/contract/history'
import { describeCall, describeCoin } from '@turnout/rules/coin'
import { teamName } from '@turnout/rules/words'
import { Bib } from '../../art/bib.tsx'
import { Link } from '../../platform/router/link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ResultRow } from '../../ui/result-row.tsx'
import { CorrectResultButton } from '../live-match/public/correct-result-button.tsx'
import { receiptHash } from '../live-match/public/toss-receipt.ts'
import { WhyTheseTwo } from '../live-match/public/why-these-two.tsx'
import styles from './matches.module.css'
import { matches as texts } from './texts.ts'

type Match = GameReport['matches'][number]

/** Every match in order, with its ending and its coin if there was one; then the coins between teams level in a table. */
export function Matches({ report }: { report: GameReport }) {
  return (
    <Panel title={texts.matches} aside={report.matches.length > 0 && `${report.matches.length}`}>
      {report.matches.length === 0 && <p className="sub">{texts.noMatchWasPlayed}</p>}
      <ol className="column">
        {report.matches.map((match) => (
          <MatchRow key={match.number} match={match} gameId={report.can_correct ? report.game_id : null} />
        ))}
      </ol>
      {report.other_tosses?.map((toss) => (
        <div key={toss.commitment}>
          <p>
            <b>{texts.wonTossAfter(toss.winner, toss.match_number)}</b>
          </p>
          <TossResult toss={toss} />
        </div>
      ))}
      {report.matches.length > 0 && <WhyTheseTwo matches={report.matches} />}
    </Panel>
  )
}

function MatchRow({ match, gameId }: { match: Match; gameId: string | null }) {
  const [a, b] = [resultSide(match.team_a, match.team_a_score), resultSide(match.team_b, match.team_b_score)]
  return (
    <ResultRow a={a} b={b}>
      <p className={styles.ending}>
        {match.winner === null ? <Badge kind="draw" /> : <Badge kind="winner" />}
        <span>
          {match.ending}
          {match.is_knockout && ', knockout'}
          {match.referee && `. Referee: ${match.referee}`}
        </span>
      </p>
      {match.correction && <p>{texts.reason(match.correction.reason)}</p>}
      {match.toss && <TossResult toss={match.toss} />}
      {gameId && <CorrectResultButton gameId={gameId} match={{ number: match.number, a, b }} />}
      {match.lineups.length > 0 && (
        <Disclosure title={texts.whoPlayed} className={styles.whoPlayed}>
          {match.lineups.map(({ team_number: team, players }) => (
            <p key={team}>
              <b>{teamName(team)}:</b> {players.join(', ')}
            </p>
          ))}
        </Disclosure>
      )}
    </ResultRow>
  )
}

const resultSide = (team: number, score: number) => ({
  bib: <Bib team={team} size={30} />,
  name: teamName(team),
  score,
})

/** The calls of both teams, and the link to check the toss. */
function TossResult({ toss }: { toss: NonNullable<Match['toss']> }) {
  return (
    <p className={styles.toss}>
      {toss.choices.map(describeCall).join(', ')}. {describeCoin(toss)}.{' '}
      <Link to="/fair-toss" hash={receiptHash(toss)}>
        {texts.checkThisToss}
      </Link>
    </p>
  )
}

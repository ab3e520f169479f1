import type { Match } from '@turnout/contract/game-state'
import type { WatchedMatch } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ResultRow } from '../../ui/result-row.tsx'
import styles from './completed-matches.module.css'
import { completedMatches as texts } from './match-texts.ts'
import { CorrectResultButton } from './public/correct-result-button.tsx'
import type { Roster, TeamView } from './roster.ts'
import { common } from './texts.ts'

const WhyTheseTwo = lazyPart(
  async () => (await import('./public/why-these-two.tsx')).WhyTheseTwo,
  RenderNothing,
)

type Completed = WatchedMatch & { correction?: Match['correction'] }

export type CompletedMatchesProps = {
  matches: readonly Completed[]
  roster: Roster
  /** No further match is played. */
  isFinal?: boolean
  /** The game, for organisers, who can correct its matches. */
  correctableIn?: string | undefined
}

/** The matches so far, the latest first. */
export function CompletedMatches({ matches, roster, isFinal = false, correctableIn }: CompletedMatchesProps) {
  const latestFirst = [...matches].sort((one, other) => other.number - one.number)
  return (
    <Panel
      title={texts.completedMatches}
      aside={matches.length > 0 && (isFinal ? matches.length : texts.soFar(matches.length))}
    >
      {matches.length === 0 && (
        <p className="sub">{isFinal ? common.noMatchWasPlayed : texts.firstMatchIsStillTo}</p>
      )}
      <ol className="column">
        {latestFirst.map((match) => (
          <MatchResultRow key={match.number} match={match} roster={roster} gameId={correctableIn} />
        ))}
      </ol>
      {matches.length > 0 && <WhyTheseTwo matches={latestFirst} />}
    </Panel>
  )
}

type MatchResultRowProps = { match: Completed; roster: Roster; gameId: string | undefined }

function MatchResultRow({ match, roster, gameId }: MatchResultRowProps) {
  const [a, b] = [
    resultSide(roster.team(match.team_a_id), match.team_a_score),
    resultSide(roster.team(match.team_b_id), match.team_b_score),
  ]
  return (
    <ResultRow a={a} b={b}>
      <p className={styles.why}>
        {match.is_draw ? <Badge kind="draw" /> : <Badge kind="winner" />}
        {match.ending ?? ''}
      </p>
      {match.correction && <p className={styles.because}>{texts.reason(match.correction.reason)}</p>}
      {gameId && <CorrectResultButton gameId={gameId} match={{ number: match.number, a, b }} />}
    </ResultRow>
  )
}

const resultSide = ({ number, name }: TeamView, score: number) => ({
  bib: <Bib team={number} size={30} />,
  name,
  score,
})

import type { Match } from '@turnout/contract/game-state'
import type { WatchedMatch, WatchedState } from '@turnout/contract/watched-state'
import { Bib } from '../../art/bib.tsx'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ResultRow } from '../../ui/result-row.tsx'
import styles from './completed-matches.module.css'
import { completedMatches as texts } from './match-texts.ts'
import { CorrectResultButton } from './public/correct-result-button.tsx'
import { type GameTeam, teamIn } from './teams.ts'
import { common } from './texts.ts'

const WhyTheseTwo = lazyPart(
  async () => (await import('./public/why-these-two.tsx')).WhyTheseTwo,
  RenderNothing,
)

type Completed = WatchedMatch & { correction?: Match['correction'] }

export type CompletedMatchesProps = {
  game: WatchedState
  /** Without them all of the game. */
  matches?: readonly Completed[]
  /** No further match is played. */
  isFinal?: boolean
  /** The game, for organisers, who can correct its matches. */
  correctableIn?: string | undefined
}

/** The matches so far, the latest first. */
export function CompletedMatches(props: CompletedMatchesProps) {
  const { game, matches = game.completed_matches, isFinal = false, correctableIn } = props
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
          <MatchResultRow key={match.number} game={game} match={match} gameId={correctableIn} />
        ))}
      </ol>
      {matches.length > 0 && <WhyTheseTwo matches={latestFirst} />}
    </Panel>
  )
}

type MatchResultRowProps = { game: WatchedState; match: Completed; gameId: string | undefined }

function MatchResultRow({ game, match, gameId }: MatchResultRowProps) {
  const [a, b] = [
    resultSide(teamIn(game, match.team_a_id), match.team_a_score),
    resultSide(teamIn(game, match.team_b_id), match.team_b_score),
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

const resultSide = ({ team_number: number, name }: GameTeam, score: number) => ({
  bib: <Bib team={number} size={30} />,
  name,
  score,
})

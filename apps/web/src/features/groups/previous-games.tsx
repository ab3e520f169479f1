import type { PreviousGame } from '@turnout/contract/games'
import { shortDate } from '@turnout/rules/dates'
import { listInWords } from '@turnout/rules/list-in-words'
import { gameLeaders, type MatchResult } from '@turnout/rules/results'
import { pluralize, teamName } from '@turnout/rules/words'
import { useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Link } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/panel.tsx'
import { Plates } from '../../ui/plates.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { previousGames as texts } from './group-texts.ts'
import styles from './previous-games.module.css'
import { teamMark } from './texts.ts'

const INITIAL_COUNT = 3

type PreviousGamesProps = {
  groupId: string
  games: readonly PreviousGame[] | undefined
  failed: boolean
  /** Members get links to the whole game and to the statistics. */
  isMember: boolean
}

/** The past games, the latest first, each with the bib of its winner; they open to show their matches. */
export function PreviousGames({ groupId, games, failed, isMember }: PreviousGamesProps) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <Panel
      title={texts.previousGames}
      aside={
        isMember && (
          <Link to="/my-sports-groups/$groupId/statistics" params={{ groupId }}>
            {texts.statistics}
          </Link>
        )
      }
    >
      {!games &&
        (failed ? (
          <p className="sub">{texts.resultsDidNotLoad}</p>
        ) : (
          <Skeleton shape="row" count={2} label={texts.loadingResults} />
        ))}
      {games?.length === 0 && <p className="sub">{texts.nothingPlayedYetResultsStand}</p>}
      {games?.slice(0, showsAll ? undefined : INITIAL_COUNT).map((game) => (
        <PreviousGameDetails key={game.date} game={game} link={isMember ? groupId : null} />
      ))}
      {games && games.length > INITIAL_COUNT && !showsAll && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          {texts.showEarlierGames}
        </Button>
      )}
    </Panel>
  )
}

function winnerText({ matches, cup }: PreviousGame): string {
  if (cup) return cup.winner === null ? texts.nobodyWonCup : texts.wonCup(teamName(cup.winner))
  const { teams, wins } = gameLeaders(matches.map(toMatchResult))
  if (teams.length === 0) return texts.allDrawn
  const names = listInWords(teams.map(teamName))
  return teams.length === 1 ? texts.won(names, wins) : texts.shareFirst(names, wins)
}

const toMatchResult = (match: PreviousGame['matches'][number]): MatchResult => ({
  ...{ teamA: match.team_a, teamB: match.team_b, winner: match.winner },
  ...{ scoreA: match.team_a_score, scoreB: match.team_b_score },
})

type PreviousGameDetailsProps = { game: PreviousGame; link: string | null }

function PreviousGameDetails({ game, link: groupId }: PreviousGameDetailsProps) {
  const { date, matches, winner, cup, player_count } = game
  return (
    <details className={styles.evening}>
      <summary className={styles.summary}>
        <Bib team={cup ? cup.winner : (winner?.team_number ?? null)} size={44} />
        <span>
          <b className={styles.date}>{shortDate(date)}</b>
          <span className="sub">
            {pluralize(matches.length, 'match', 'matches')}, {pluralize(player_count, 'player')}
          </span>
          <span className={styles.won}>{winnerText(game)}</span>
        </span>
      </summary>
      <ol className={styles.matches}>
        {matches.map((match) => (
          <li key={match.number} className={styles.match}>
            <TeamMark team={match.team_a} won={match.winner === match.team_a} />
            <span className={styles.score}>
              <Plates value={String(match.team_a_score)} />
              <span className="visually-hidden">{texts.to}</span>
              <Plates value={String(match.team_b_score)} />
            </span>
            <TeamMark team={match.team_b} won={match.winner === match.team_b} isRight />
          </li>
        ))}
      </ol>
      {groupId && (
        <Link
          to="/my-sports-groups/$groupId/games/$gameId"
          params={{ groupId, gameId: game.game_id }}
          className={styles.way}
        >
          {texts.wholeGame}
        </Link>
      )}
    </details>
  )
}

type TeamMarkProps = { team: number; won: boolean; isRight?: boolean }

/** A team of a result. The winner is bold, and named as such for screen readers. */
const TeamMark = ({ team, won, isRight = false }: TeamMarkProps) => (
  <span className={classNames(styles.team, isRight && styles.right, won && styles.winner)}>
    <Bib team={team} size={30} />
    {teamName(team)}
    {won && <span className="visually-hidden">{teamMark.won}</span>}
  </span>
)

import { Wordmark } from '@turnout/art/wordmark.tsx'
import type { CupNow } from '@turnout/contract/cup-now'
import type { WatchedState } from '@turnout/contract/watched-state'
import type { CSSProperties, ReactNode } from 'react'
import { Bib } from '../../art/bib.tsx'
import { Coin } from '../../art/coin.tsx'
import { PitchPanel } from '../../art/pitch-panel.tsx'
import { useOutage } from '../../platform/api/outage.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import { fillText } from '../../platform/page/fill-text.tsx'
import { clockTime } from '../../platform/time/dates.ts'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useSecondsUntil, useTickingValue } from '../../platform/time/use-server-clock.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatClock } from '../../ui/clock-text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import styles from './big-board.module.css'
import { type Board, highestScore, lastMatch, type SideView } from './board.ts'
import messageStyles from './board-message.module.css'
import { boardCoin } from './coin-text.ts'
import { fullScreenOf } from './full-screen.ts'
import { GameTable, winnerText } from './game-result.tsx'
import { keepScreenAwake } from './keep-screen-awake.ts'
import { LiveClock } from './live-clock.tsx'
import { toNextMatchView } from './next-match-view.ts'
import nextOnBoardStyles from './next-on-board.module.css'
import { NextOnBoard, NextPair } from './next-on-board.tsx'
import { common } from './texts.ts'
import { useLiveMatch } from './use-live-match.ts'
import { useWatchedGame } from './use-watched-game.ts'
import { nextOnBoard, bigBoard as texts } from './watching-texts.ts'

const BoardCup = lazyPart(async () => (await import('../cup/public/watched-cup.tsx')).BoardCup, RenderNothing)

/** All sizes are parts of a screen of 1280 by 720: on a larger one everything grows alike. */
export function BigBoard({ token }: { token: string }) {
  const { game, connection, lastSeen } = useWatchedGame(token)
  const isOutage = useOutage() !== null
  const { board, sounds, toss, isOver } = useLiveMatch(game)
  const fullScreen = fullScreenOf(() => document.documentElement)
  const coin = boardCoin(game, toss)
  const isBetween = useIsBetweenMatches(game) && !coin
  const showsCup = game.cup !== null && (isOver || isBetween)
  const isWon = isOver || (game.cup?.is_over && !game.upcoming_match && !game.current_match)
  const won = isWon ? <p className={styles.won}>{winnerText(game)}</p> : null

  return (
    <div ref={keepScreenAwake} className={classNames(styles.board, lastSeen !== null && styles.stale)}>
      <header className={styles.top}>
        <h1 className={styles.group}>{game.cup ? texts.cupNight(game.group_name) : game.group_name}</h1>
        <p className={styles.what}>
          {isOver ? common.result : !showsCup && board && matchTitle(board, game)}
        </p>
        <p className={styles.line} role="status">
          {lastSeen === null ? (
            connection === 'live' &&
            !isOver && <>{fillText(texts.live, { part: <span className={styles.dot} /> })}</>
          ) : (
            <>
              <Icon name="no-signal" size={26} /> {isOutage ? texts.notLiveLastSeen : texts.noSignalLastSeen}{' '}
              {clockTime(lastSeen)}
            </>
          )}
        </p>
        <span className={styles.switches}>
          <IconButton
            icon={sounds.isOn ? 'sound' : 'sound-off'}
            label={common.whistleSound}
            aria-pressed={sounds.isOn}
            onClick={sounds.toggle}
          />
          {fullScreen && <IconButton icon="full-screen" label={common.fullScreen} onClick={fullScreen} />}
        </span>
        {showsCup && <Wordmark className={styles.wordmark} />}
      </header>
      {game.cup && showsCup ? (
        <>
          <BoardCup token={token} game={game} mark={game.cup.mark} />
          {won ?? <CupFoot game={game} cup={game.cup} />}
        </>
      ) : board && !isOver ? (
        <>
          <section className={styles.pitch} data-on="turf" aria-label={common.scoreboard}>
            <BoardPitch inPlay={board.status === 'on'} />
            <TeamHalf side={board.a} highest={highestScore(board)} />
            <LiveClock className={styles.clock} board={board} clock={game.clock} sounds={sounds}>
              {coin && (
                <Coin
                  className={styles.coin}
                  side={coin.side}
                  size={112}
                  spin={coin.isInAir}
                  title={coin.title}
                />
              )}
            </LiveClock>
            <TeamHalf side={board.b} highest={highestScore(board)} />
          </section>
          {won ?? <NextOnBoard game={game} isInAir={toss.isInAir} />}
        </>
      ) : (
        <BoardMessage rows={game.available_teams.length}>
          <p>{isOver ? winnerText(game) : texts.firstMatchStandsHereAs}</p>
          {isOver && game.completed_matches.length > 0 && <GameTable game={game} />}
        </BoardMessage>
      )}
    </div>
  )
}

/** How long the last score stays on the board before the cup takes its place. */
const RESULT_MS = 10_000

function useIsBetweenMatches(game: WatchedState): boolean {
  const endedAt = lastMatch(game)?.completed_at ?? 0
  const isLongOver = useTickingValue(() => serverClock.now() - endedAt > RESULT_MS)
  return game.current_match === null && isLongOver
}

function matchTitle(
  { status, number, isKnockout }: Board,
  { cup, knockout_from: from, time_zone: zone }: WatchedState,
): string {
  const stage = cup
    ? status !== 'over' && cup.stage
    : isKnockout
      ? common.knockout
      : from !== null && texts.knockoutFrom(clockTime(from, zone))
  return [status === 'to-come' ? texts.firstMatch : texts.match(number), stage].filter(Boolean).join(', ')
}

/** A TV may be landscape or portrait, and its pitch with it. */
const BoardPitch = ({ inPlay }: { inPlay: boolean }) => (
  <>
    <PitchPanel light="floodlights" inPlay={inPlay} stripe={96} className={styles.along} />
    <PitchPanel
      orientation="portrait"
      light="floodlights"
      inPlay={inPlay}
      stripe={96}
      className={styles.upright ?? ''}
    />
  </>
)

/** Longer than a bib's colour: people gave the team this name. */
const LONG_NAME = 11

/** Sized for the higher score, so that both plates are equally large. */
function TeamHalf({ side: { team, score }, highest }: { side: SideView; highest: number }) {
  const digits = String(highest).length
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fieldset
    <div role="group" className={styles.half} aria-label={team.name}>
      <p className={classNames(styles.team, team.name.length > LONG_NAME && styles.longName)}>
        <Bib team={team.team_number} size={70} ground="turf" className={styles.bib} />
        <span>{team.name}</span>
      </p>
      <Plates
        className={classNames(
          styles.score,
          digits === 2 && styles.twoFigures,
          digits > 2 && styles.threeFigures,
        )}
        value={String(score)}
        label={`${team.name} ${score}`}
        isAnimated
      />
    </div>
  )
}

const BoardMessage = ({ rows, children }: { rows: number; children: ReactNode }) => (
  <section className={`${styles.pitch} ${styles.whole}`} data-on="turf" aria-label={common.scoreboard}>
    <BoardPitch inPlay={false} />
    <div className={messageStyles.message} style={{ '--rows': rows } as CSSProperties}>
      {children}
    </div>
  </section>
)

type CupFootProps = { game: WatchedState; cup: CupNow }

/** Under a cup on the big board: its next match. */
function CupFoot({ game, cup }: CupFootProps) {
  const { sides, text, startsAt, holdText } = toNextMatchView(game, 'watching')
  const stage = game.upcoming_match ? cup.stage : cup.after?.stage
  return (
    <section className={styles.cupFoot} data-theme="light" aria-label={common.nextMatch}>
      {sides ? (
        <>
          <h2 className={nextOnBoardStyles.stage}>{stage ?? nextOnBoard.next}</h2>
          <NextPair sides={sides} />
          {startsAt !== null && <StartsIn at={startsAt} />}
          {holdText && <span className={nextOnBoardStyles.count}>{nextOnBoard.held}</span>}
        </>
      ) : (
        <p className={nextOnBoardStyles.says}>{text}</p>
      )}
    </section>
  )
}

const StartsIn = ({ at }: { at: number }) => (
  <span className={nextOnBoardStyles.startsIn}>
    {nextOnBoard.startsIn} <Plates value={formatClock(useSecondsUntil(at))} />
  </span>
)

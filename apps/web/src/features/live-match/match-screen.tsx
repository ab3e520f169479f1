import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { getGameState } from '@turnout/contract/live-match'
import type { WatchedState } from '@turnout/contract/watched-state'
import { memo, useRef, useState } from 'react'
import { Bib } from '../../art/bib.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { Link } from '../../platform/router/link.tsx'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useRemaining, useSecondsUntil } from '../../platform/time/use-server-clock.ts'
import backBar from '../../ui/back-bar.module.css'
import { Icon } from '../../ui/icons.tsx'
import { Plates } from '../../ui/plates.tsx'
import type { Board } from './board.ts'
import { keepScreenAwake } from './keep-screen-awake.ts'
import { LazyMatchAnnouncer } from './lazy-match-announcer.tsx'
import { LiveHeader } from './live-header.tsx'
import styles from './live-match.module.css'
import { matchScreen as texts } from './match-texts.ts'
import { isCall, type MyTurn, myTurn } from './my-turn.ts'
import myTurnStrip from './my-turn-strip.module.css'
import { OrganiserScreen, type OrganiserScreenProps } from './organiser-screen.tsx'
import type { LiveGame } from './public/use-live-game.ts'
import type { Roster } from './roster.ts'
import { common, myTurn as myTurnTexts } from './texts.ts'
import { useBoard } from './use-board.ts'
import { useFloodlights } from './use-floodlights.ts'
import { useIsOver } from './use-is-over.ts'
import { useToss } from './use-toss.ts'
import { useWhistle } from './use-whistle.ts'
import { WatcherScreen, type WatcherScreenProps } from './watcher-screen.tsx'

const GameResult = lazyPart(async () => (await import('./game-result.tsx')).GameResult)
const OnlyAdminsStart = lazyPart(async () => (await import('./only-admins-start.tsx')).OnlyAdminsStart)
const AfterGame = lazyPart(async () => (await import('./after-game.tsx')).AfterGame)

export type MatchScreenProps = LiveGame & { day: GameDay }

/** The live match, for those who control it and for those who watch. */
export function MatchScreen({ day, game, connection, lastSeen }: MatchScreenProps) {
  const canControl = game.can_control_match
  const sounds = useWhistle()
  const floodlights = useFloodlights({
    isBig: !canControl,
    venue: { latitude: day.venue_latitude, longitude: day.venue_longitude },
  })
  useShowLastSeen(lastSeen)
  const toss = useToss(game)
  const isOver = useIsOver(game)
  const boardRef = useRef<HTMLElement>(null)

  const { roster, board } = useBoard(game)
  const shared = { game, roster, board, sounds, toss, isOver }

  return (
    <div
      ref={keepScreenAwake}
      className={styles.screen}
      data-version={game.version}
      data-stale={lastSeen === null ? undefined : ''}
    >
      <LiveHeader
        back={<BackToGameDay groupId={day.group_id} />}
        title={screenTitle(isOver, board, game)}
        status={isOver ? null : { connection, lastSeen }}
        sound={sounds}
        floodlights={floodlights}
        fullScreen={canControl || isOver ? undefined : () => void boardRef.current?.requestFullscreen?.()}
      />
      <ScreenContent {...shared} day={day} boardRef={boardRef} />
      <LazyMatchAnnouncer game={game} sounds={sounds} endpoint={getGameState} />
    </div>
  )
}

function screenTitle(isOver: boolean, board: Board | null, { cup }: GameState): string {
  if (isOver) return texts.result
  if (!board) return texts.liveMatch
  const stage = board.status === 'over' ? null : cup?.stage
  return stage ? texts.matchOfCup(board.number, stage) : texts.match(board.number)
}

type ScreenContentProps = OrganiserScreenProps &
  Pick<WatcherScreenProps, 'boardRef'> & { day: GameDay; isOver: boolean }

/** Captains change their own team while it is next and no match is being played. */
function isCaptainOnTurn({ my_player: me }: GameDay, game: GameState): boolean {
  const { current_match: current, upcoming_match: upcoming, team_details: teams } = game
  const next = current?.phase === 'ready' ? current : upcoming
  if (!me || !next) return false
  return [next.team_a_id, next.team_b_id].some((id) => teams[id]?.captain_id === me.id)
}

/** Stays as it is while only the line to the server changes. */
const ScreenContent = memo(function Shown({ day, boardRef, isOver, ...shared }: ScreenContentProps) {
  const { game, roster } = shared
  if (isOver) {
    const report = { groupId: game.group_id, gameId: game.game_id }
    return (
      <GameResult game={game} roster={roster} report={report}>
        <AfterGame game={game} roster={roster} />
      </GameResult>
    )
  }
  if (game.can_control_match) return <OrganiserScreen {...shared} />
  return (
    <WatcherScreen
      {...shared}
      boardRef={boardRef}
      receipt={game.coin_toss_state.last}
      ownTurn={<MyTurnStrip day={day} game={game} roster={roster} isInAir={shared.toss.isInAir} />}
      adminOnly={<OnlyAdminsStart />}
      changePlayersOf={isCaptainOnTurn(day, game) ? game.game_id : null}
    />
  )
})

const BackToGameDay = ({ groupId }: { groupId: string }) => (
  <Link to="/my-sports-groups/$groupId/game-day" params={{ groupId }} className={backBar.back}>
    <Icon name="back" />
    {common.gameDay}
  </Link>
)

type MyTurnStripProps = {
  day: GameDay
  game: WatchedState
  roster: Roster
  /** The coin has not landed: its result is not shown yet. */
  isInAir: boolean
}

/** White between the header and the dark board: the one thing that a player looks for. */
function MyTurnStrip({ day, game, roster, isInAir }: MyTurnStripProps) {
  const leftS = useRemaining(game.clock)
  const startsInS = useSecondsUntil(game.upcoming_match?.starts_at ?? null)
  const team = day.my_player?.team ?? null
  const turn = day.my_player && myTurn(game, roster, { team, leftS, startsInS, now: serverClock.now() })
  const call = useCall(turn, isInAir)
  return (
    <>
      {turn && !isInAir && <Strip turn={turn} team={team} />}
      <p className="visually-hidden" role="alert">
        {call}
      </p>
    </>
  )
}

/** What a screen reader hears when it comes to this player's turn: once, and not of what stood there already. */
function useCall(turn: MyTurn | null, isInAir: boolean): string | null {
  const title = turn && isCall(turn) ? turn.title : null
  const [last, setLast] = useState<{ title: string | null; call: string | null }>({ title, call: null })
  if (!isInAir && last.title !== title) setLast({ title, call: title })
  return last.call
}

function Strip({ turn: { title, text, minutes }, team }: { turn: MyTurn; team: number | null }) {
  return (
    <section className={myTurnStrip.strip} aria-labelledby="my-turn">
      {team === null ? <Icon name="info" size={28} /> : <Bib team={team} size={40} ground="light" />}
      <div className={myTurnStrip.words}>
        <h2 id="my-turn" className={myTurnStrip.title}>
          {title}
        </h2>
        <p className={myTurnStrip.text}>{text}</p>
      </div>
      {minutes !== null && (
        <p className={myTurnStrip.minutes}>
          <Plates className={myTurnStrip.plates} value={String(minutes)} />
          <span className={myTurnStrip.unit}>{myTurnTexts.min}</span>
        </p>
      )}
    </section>
  )
}

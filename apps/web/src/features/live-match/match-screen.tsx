import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { getGameState } from '@turnout/contract/live-match'
import { memo, type ReactNode, useRef } from 'react'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { Link } from '../../platform/router/link.tsx'
import backBar from '../../ui/back-bar.module.css'
import { Icon } from '../../ui/icons.tsx'
import type { Board } from './board.ts'
import { fullScreenOf } from './full-screen.ts'
import { keepScreenAwake } from './keep-screen-awake.ts'
import { LazyMatchAnnouncer } from './lazy-match-announcer.tsx'
import { LiveHeader } from './live-header.tsx'
import styles from './live-match.module.css'
import { matchScreen as texts } from './match-texts.ts'
import myTurnStrip from './my-turn-strip.module.css'
import type { MyTurnStripProps } from './my-turn-strip.tsx'
import { OrganiserScreen, type OrganiserScreenProps } from './organiser-screen.tsx'
import type { LiveGame } from './public/use-live-game.ts'
import { common } from './texts.ts'
import { useBoard } from './use-board.ts'
import { useFloodlights } from './use-floodlights.ts'
import { useIsOver } from './use-is-over.ts'
import { useToss } from './use-toss.ts'
import { useWhistle } from './use-whistle.ts'
import { WatcherScreen, type WatcherScreenProps } from './watcher-screen.tsx'

const GameResult = lazyPart(async () => (await import('./game-result.tsx')).GameResult)
// organisers have no strip
const MyTurnStrip = lazyPart<MyTurnStripProps & { fallback: ReactNode }>(
  async () => (await import('./my-turn-strip.tsx')).MyTurnStrip,
)
const OnlyAdminsStart = lazyPart(async () => (await import('./only-admins-start.tsx')).OnlyAdminsStart)
const AfterGame = lazyPart(async () => (await import('./after-game.tsx')).AfterGame)

export type MatchScreenProps = LiveGame & { day: GameDay }

/** The live match, for people who control it and for people who watch. */
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
        fullScreen={canControl || isOver ? undefined : fullScreenOf(() => boardRef.current)}
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

/** Does not render again when only the connection changes. */
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
      ownTurn={
        <MyTurnStrip
          day={day}
          game={game}
          roster={roster}
          isInAir={shared.toss.isInAir}
          fallback={
            day.my_player && game.has_play_begun && !game.is_closed && <div className={myTurnStrip.strip} />
          }
        />
      }
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

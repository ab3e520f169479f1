import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { getGameState } from '@turnout/contract/live-match'
import { memo, type ReactNode } from 'react'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { Link } from '../../platform/router/link.tsx'
import backBar from '../../ui/back-bar.module.css'
import { Icon } from '../../ui/icons.tsx'
import { LiveScreen, type ScreenContent } from './live-screen.tsx'
import { matchScreen as texts } from './match-texts.ts'
import myTurnStrip from './my-turn-strip.module.css'
import type { MyTurnStripProps } from './my-turn-strip.tsx'
import { OrganiserScreen } from './organiser-screen.tsx'
import type { LiveGame } from './public/use-live-game.ts'
import { common } from './texts.ts'
import type { LiveMatch } from './use-live-match.ts'
import { WatcherScreen } from './watcher-screen.tsx'

const GameResult = lazyPart(async () => (await import('./game-result.tsx')).GameResult)
// organisers have no strip
const MyTurnStrip = lazyPart<MyTurnStripProps & { fallback: ReactNode }>(
  async () => (await import('./my-turn-strip.tsx')).MyTurnStrip,
)
const OnlyAdminsStart = lazyPart(async () => (await import('./only-admins-start.tsx')).OnlyAdminsStart)
const AfterGame = lazyPart(async () => (await import('./after-game.tsx')).AfterGame)

export type MatchScreenProps = LiveGame & { day: GameDay }

/** The live match, for people who control it and for people who watch. */
export const MatchScreen = ({ day, ...live }: MatchScreenProps) => (
  <LiveScreen
    live={live}
    endpoint={getGameState}
    isBig={!live.game.can_control_match}
    venue={{ latitude: day.venue_latitude, longitude: day.venue_longitude }}
    back={<BackToGameDay groupId={day.group_id} />}
    title={screenTitle}
  >
    {(shown) => <MatchContent {...shown} day={day} />}
  </LiveScreen>
)

function screenTitle({ game: { cup }, board, isOver }: LiveMatch): string {
  if (isOver) return texts.result
  if (!board) return texts.liveMatch
  const stage = board.status === 'over' ? null : cup?.stage
  return stage ? texts.matchOfCup(board.number, stage) : texts.match(board.number)
}

/** Captains change their own team while it is next and no match is being played. */
function isCaptainOnTurn({ my_player: me }: GameDay, game: GameState): boolean {
  const { current_match: current, upcoming_match: upcoming, team_details: teams } = game
  const next = current?.phase === 'ready' ? current : upcoming
  if (!me || !next) return false
  return [next.team_a_id, next.team_b_id].some((id) => teams[id]?.captain_id === me.id)
}

/** Does not render again when only the connection changes. */
const MatchContent = memo(function Shown({ day, ...shown }: ScreenContent<GameState> & { day: GameDay }) {
  const { game, isOver } = shown
  if (isOver) {
    const report = { groupId: game.group_id, gameId: game.game_id }
    return (
      <GameResult game={game} report={report}>
        <AfterGame game={game} />
      </GameResult>
    )
  }
  if (game.can_control_match) return <OrganiserScreen {...shown} />
  return (
    <WatcherScreen
      {...shown}
      receipt={game.coin_toss_state.last}
      ownTurn={
        <MyTurnStrip
          day={day}
          game={game}
          isInAir={shown.toss.isInAir}
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

import type { GameState } from '@turnout/contract/game-state'
import { lazyPart, MissingPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { useWindowEvent } from '../../ui/use-window-event.ts'
import { usePauseTimer, useStartMatch } from './actions.ts'
import { ClockControls } from './clock-controls.tsx'
import { boardCoin } from './coin-text.ts'
import { SideControls } from './goal-bar.tsx'
import { AvailableTeams, CoinPanel, CompletedMatches, GameFacts, RefereePanel } from './lazy-panels.tsx'
import styles from './live-match.module.css'
import { NextMatch } from './next-match.tsx'
import { toNextMatchView } from './next-match-view.ts'
import { nextMove } from './next-move.ts'
import { NoBoard } from './no-board.tsx'
import { OrganiserBar } from './organiser-bar.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { lateGoalsOf } from './teams.ts'
import type { LiveMatch } from './use-live-match.ts'
import { useScore } from './use-score.ts'
import { useTossSheet } from './use-toss-sheet.ts'

/** Loads after the first goal: there is time when a game starts. */
const ChangeReferee = lazyPart(async () => (await import('./change-referee.tsx')).ChangeReferee)
const CoinToss = lazyPart(async () => (await import('./coin-toss.tsx')).CoinToss, MissingSheet)
const EndGame = lazyPart(async () => (await import('./end-game.tsx')).EndGame)
const LateGoals = lazyPart(
  async () => (await import('./public/late-goals.tsx')).LateGoals,
  ({ goals }) => goals.length > 0 && <MissingPart />,
)
const StageSwitch = lazyPart(async () => (await import('./stage-switch.tsx')).StageSwitch)
const StartNewMatch = lazyPart(async () => (await import('./start-new-match.tsx')).StartNewMatch)
const UndoButtons = lazyPart(async () => (await import('./public/undo-buttons.tsx')).UndoButtons)
const Spectators = lazyPart(async () => (await import('./public/spectators.tsx')).Spectators)

/** For people in control: start, the two goals, and nothing else during a match. */
export function OrganiserScreen({ game, sounds, toss, ...rest }: LiveMatch<GameState>) {
  const { game_id: gameId } = game
  const starting = useStartMatch(gameId)
  const pause = usePauseTimer()
  const score = useScore(game, rest.board)
  const { board } = score
  const tossSheet = useTossSheet(game, toss)
  const move = nextMove(game)
  const canManage = game.can_steer_evening
  const isOpen = move.type === 'goals'

  const pressClock = () => {
    if (move.type === 'start') starting.start(move.teamA, move.teamB)
    else if (move.type === 'start-clock' || move.type === 'run-on') starting.startClock()
    else if (game.current_match?.phase === 'running') pause.mutate({ params: { gameId } })
  }
  const clock = { press: pressClock, isStarting: starting.isStarting, isPausing: pause.isPending }
  useMatchKeys(
    board && {
      left: () => isOpen && score.add(board.a),
      right: () => isOpen && score.add(board.b),
      clock: pressClock,
    },
  )

  return (
    <>
      <div className={styles.organiser}>
        <div className={styles.boardArea}>
          {board ? (
            <Scoreboard
              board={board}
              clock={game.clock}
              sounds={sounds}
              coin={boardCoin(game, toss)}
              controls={(side) =>
                board.status === 'on' && (
                  <SideControls
                    side={side}
                    score={score}
                    isOpen={isOpen}
                    keyHint={side === board.a ? 'Q' : 'P'}
                  />
                )
              }
            >
              <ClockControls
                {...{ gameId, board, move, clock }}
                isGoalPending={score.isGoalPending}
                openToss={tossSheet.show}
              />
            </Scoreboard>
          ) : (
            <NoBoard />
          )}
          {(game.take_back || game.redo) && (
            <div className={styles.undo}>
              <UndoButtons gameId={gameId} offers={game} />
            </div>
          )}
        </div>
        <div className={styles.firstAside}>
          <LateGoals gameId={gameId} goals={lateGoalsOf(game)} canDecide={canManage} />
          {!tossSheet.isShown && <CoinPanel game={game} toss={toss} receipt={game.coin_toss_state.last} />}
          <NextMatch
            view={toNextMatchView(game, 'in control', toss.isInAir)}
            managedIn={canManage ? gameId : null}
          />
          <RefereePanel game={game} change={canManage && <ChangeReferee game={game} />} />
        </div>
        <div className={styles.doneArea}>
          <CompletedMatches game={game} correctableIn={canManage ? gameId : undefined} />
        </div>
        <div className={styles.secondAside}>
          <StartNewMatch game={game} starting={starting}>
            {canManage && !game.cup && <StageSwitch game={game} />}
            {canManage && <EndGame game={game} />}
          </StartNewMatch>
          <AvailableTeams game={game} first="playing" />
          <GameFacts game={game} changePlayersOf={canManage ? gameId : null} />
        </div>
        {canManage && (
          <div className={styles.openArea}>
            <Spectators gameId={gameId} groupName={game.group_name} />
          </div>
        )}
      </div>
      <CoinToss
        {...{ game, toss }}
        open={tossSheet.isShown}
        isFallen={tossSheet.isFallen}
        onClose={tossSheet.hide}
      />
      {board && <OrganiserBar {...{ board, game, move, score, clock }} openToss={tossSheet.show} />}
    </>
  )
}

type MatchKeys = { left: () => void; right: () => void; clock: () => void }

const TEXT_INPUTS = 'input, textarea, select, [contenteditable]'
/** Elements that use the space bar themselves. */
const PRESSABLE = 'button, a, summary, [role="tab"]'

/** Q and P are the goals, left and right; Space is the clock. An open dialog disables them. */
function useMatchKeys(keys: MatchKeys | null): void {
  useWindowEvent('keydown', (event) => {
    const { target } = event
    if (!keys || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog:modal') || !(target instanceof Element)) return
    if (target.closest(TEXT_INPUTS)) return
    if (event.code === 'Space') {
      if (target.closest(PRESSABLE)) return
      event.preventDefault()
      keys.clock()
      return
    }
    const key = event.key.toLowerCase()
    if (key === 'q') keys.left()
    if (key === 'p') keys.right()
  })
}

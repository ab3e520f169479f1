import type { GameState } from '@turnout/contract/game-state'
import { Below } from '../../platform/below.tsx'
import { later, MissingPart, MissingSheet } from '../../platform/later.tsx'
import { TakeBackButton } from '../../platform/take-back-button.tsx'
import { useMatchActions } from './actions.ts'
import { AvailableTeams } from './available-teams.tsx'
import type { Board } from './board-of.ts'
import type { Cast } from './cast-of.ts'
import { ClockControls } from './clock-controls.tsx'
import { CoinPanel } from './coin-panel.tsx'
import { coinOnBoard } from './coin-words.ts'
import { CompletedMatches } from './completed-matches.tsx'
import { FairShares } from './fair-shares.tsx'
import { SideControls } from './goal-bar.tsx'
import { HouseRules } from './house-rules.tsx'
import { teamsInLine } from './line-of.ts'
import styles from './live-match.module.css'
import { NextMatch } from './next-match.tsx'
import { IN_THE_AIR, nextMatchOf } from './next-match-of.ts'
import { nextMove } from './next-move.ts'
import { NoBoard } from './no-board.tsx'
import { OrganiserBar } from './organiser-bar.tsx'
import { RefereeBox } from './referee-box.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { StageSwitch } from './stage-switch.tsx'
import { StartNewMatch } from './start-new-match.tsx'
import { useMatchKeys } from './use-match-keys.ts'
import { useScore } from './use-score.ts'
import type { Toss } from './use-toss.ts'
import { useTossSheet } from './use-toss-sheet.ts'
import type { Sounds } from './use-whistle.ts'

/** Not before the first goal: who opens an evening has a minute. */
const ChangeReferee = later(async () => (await import('./change-referee.tsx')).ChangeReferee)
const CoinToss = later(async () => (await import('./coin-toss.tsx')).CoinToss, MissingSheet)
const EndEvening = later(async () => (await import('./end-evening.tsx')).EndEvening)
const LateGoals = later(
  async () => (await import('./late-goals.tsx')).LateGoals,
  ({ game }) => game.late_presses.length > 0 && <MissingPart />,
)
const Spectators = later(async () => (await import('./spectators.tsx')).Spectators)

export type OrganiserProps = {
  game: GameState
  cast: Cast
  board: Board | null
  sounds: Sounds
  toss: Toss
}

/** In control: start, the two goals, and then nothing until the next one. */
export function Organiser({ game, cast, sounds, toss, ...said }: OrganiserProps) {
  const actions = useMatchActions(game)
  const score = useScore(game, said.board)
  const { board } = score
  const sheet = useTossSheet(game)
  const move = nextMove(game)
  const steers = game.can_steer_evening
  const isOpen = move.is === 'goals'

  const onClock = () => {
    if (move.is === 'start') actions.start(move.teamA, move.teamB)
    else if (move.is === 'start-clock' || move.is === 'run-on') actions.startClock()
    else if (game.current_match?.phase === 'running') actions.pause()
  }
  useMatchKeys(
    board && {
      left: () => isOpen && score.add(board.a),
      right: () => isOpen && score.add(board.b),
      clock: onClock,
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
              coin={coinOnBoard(game, toss)}
              controls={(side) =>
                board.is === 'on' && (
                  <SideControls
                    side={side}
                    score={score}
                    isOpen={isOpen}
                    keyHint={side === board.a ? 'Q' : 'P'}
                  />
                )
              }
            >
              <ClockControls {...{ board, move, actions, onClock }} openToss={sheet.show} />
            </Scoreboard>
          ) : (
            <NoBoard />
          )}
          {game.take_back && (
            <div className={styles.undo}>
              <TakeBackButton gameId={game.game_id} offer={game.take_back} />
            </div>
          )}
        </div>
        <Below>
          <div className={styles.firstAside}>
            <LateGoals game={game} cast={cast} decides={steers} />
            {!sheet.isShown && (
              <CoinPanel game={game} cast={cast} toss={toss} receipt={game.coin_toss_state.last} />
            )}
            <NextMatch
              view={toss.isInAir ? IN_THE_AIR : nextMatchOf(game, cast, 'in control')}
              hold={steers ? { isBusy: actions.isHolding, set: actions.hold } : undefined}
            />
            <RefereeBox
              game={game}
              cast={cast}
              change={steers && <ChangeReferee game={game} actions={actions} />}
            />
          </div>
          <div className={styles.doneArea}>
            <CompletedMatches matches={game.completed_matches} cast={cast} />
          </div>
          <div className={styles.secondAside}>
            <StartNewMatch game={game} cast={cast} actions={actions}>
              {steers && <StageSwitch game={game} actions={actions} />}
              {steers && <EndEvening game={game} />}
            </StartNewMatch>
            <AvailableTeams teams={teamsInLine(game, cast, 'playing')} />
            <FairShares game={game} cast={cast} />
            <HouseRules rules={game.match_rules} />
          </div>
          {steers && (
            <div className={styles.openArea}>
              <Spectators gameId={game.game_id} groupName={game.group_name} />
            </div>
          )}
        </Below>
      </div>
      <CoinToss game={game} cast={cast} open={sheet.isShown} onClose={sheet.hide} toss={toss} />
      {board && (
        <OrganiserBar {...{ board, game, cast, move, score, actions, onClock }} openToss={sheet.show} />
      )}
    </>
  )
}

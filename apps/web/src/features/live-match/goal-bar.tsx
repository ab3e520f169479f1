import { Bib } from '../../art/bib.tsx'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { KeyHint } from '../../ui/key-hint.tsx'
import type { Board, SideView } from './board.ts'
import styles from './goal-bar.module.css'
import { goalBar as texts } from './match-texts.ts'
import type { Score } from './use-score.ts'

/** The two goal buttons of a phone, under the thumbs. */
export function GoalBar({ board, score }: { board: Board; score: Score }) {
  return (
    <ActionBar label={texts.addGoal}>
      {[board.a, board.b].map((side) => (
        <Button
          key={side.team.id}
          variant="primary"
          size="goal"
          className={styles.goal}
          waiting={score.pendingCount(side)}
          onClick={() => score.add(side)}
        >
          <Bib team={side.team.team_number} size={40} ground="light" />
          <span className={styles.words}>
            +1<small>{side.team.name}</small>
          </span>
          <GoalFor name={side.team.name} />
        </Button>
      ))}
    </ActionBar>
  )
}

/** Read after the visible text of the button: voice control goes by what a person sees. */
const GoalFor = ({ name }: { name: string }) => (
  <span className="visually-hidden">{texts.addGoalFor(name)}</span>
)

export type SideControlsProps = {
  side: SideView
  score: Score
  keyHint: 'Q' | 'P'
  /** The clock runs, so that a goal counts. */
  isOpen: boolean
}

/** Under a plate: minus, and on a desktop the goal next to it. */
export function SideControls({ side, score, keyHint, isOpen }: SideControlsProps) {
  const { name } = side.team
  return (
    <div className={keyHint === 'Q' ? styles.side : styles.otherSide}>
      <Button
        variant={isOpen ? 'primary' : 'onTurf'}
        size="goal"
        icon="add"
        className={styles.plus}
        aria-keyshortcuts={keyHint}
        aria-disabled={!isOpen}
        waiting={score.pendingCount(side)}
        onClick={() => score.add(side)}
      >
        {texts.goal}
        <GoalFor name={name} />
        <KeyHint>{keyHint}</KeyHint>
      </Button>
      <IconButton
        icon="minus"
        variant="onTurf"
        shape="minus"
        className={styles.minus}
        label={texts.takeGoalFrom(name)}
        aria-disabled={!isOpen || side.score === 0}
        onClick={() => score.takeBack(side)}
      />
    </div>
  )
}

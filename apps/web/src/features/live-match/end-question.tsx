import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useEndMatch } from './actions.ts'
import type { Board } from './board.ts'
import { clockControls, endQuestion as texts } from './match-texts.ts'
import { common } from './texts.ts'

export type EndQuestionProps = {
  open: boolean
  onClose: () => void
  gameId: string
  board: Board
  /** A goal of this match waits on this phone and would come too late. */
  isGoalPending: boolean
}

export function EndQuestion({ open, onClose, gameId, board, isGoalPending }: EndQuestionProps) {
  const { mutate, isPending } = useEndMatch()
  const { a, b, number } = board
  return (
    <ConfirmDialog
      open={open}
      title={texts.endThisMatch}
      confirmText={clockControls.endMatch}
      cancelText={common.playOn}
      disabledReason={isGoalPending ? texts.goalOnItsWay : undefined}
      busy={isPending}
      busyText={common.ending}
      onClose={onClose}
      onConfirm={() =>
        mutate({ params: { gameId }, body: { match_number: number } }, { done: onClose, failed: onClose })
      }
    >
      {a.score === b.score
        ? texts.itStandsSoItEnds(a.score, b.score)
        : texts.isInFrontAndWins(
            a.score > b.score ? a.team.name : b.team.name,
            Math.max(a.score, b.score),
            Math.min(a.score, b.score),
          )}
    </ConfirmDialog>
  )
}

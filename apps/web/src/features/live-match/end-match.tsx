import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import type { ConfirmDialogProps } from '../../ui/confirm-dialog.tsx'
import type { MatchActions } from './actions.ts'
import type { Board } from './board.ts'
import { endMatch as texts } from './match-texts.ts'
import { common } from './texts.ts'

// behind the board, before anybody can press
const ConfirmDialog = lazyPart<ConfirmDialogProps>(
  async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog,
  MissingSheet,
)

export type EndMatchProps = {
  board: Board
  actions: Pick<MatchActions, 'end' | 'isEnding'>
  /** A goal of this match waits on this phone. It would come too late. */
  isGoalPending: boolean
}

/** Asks once more, about one match: the question goes when that match does. */
export function EndMatch({ board, actions, isGoalPending }: EndMatchProps) {
  const [asked, setAsked] = useState<number | null>(null)
  const { a, b, number, status, phase } = board
  const canEnd = status === 'on' && phase !== 'ready'
  if (asked !== null && !(canEnd && asked === number)) setAsked(null)
  const close = () => setAsked(null)

  return (
    <>
      {canEnd && (
        <Button variant="onTurf" icon="whistle" onClick={() => setAsked(number)}>
          {texts.endMatch}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={texts.endThisMatch}
        confirmText={texts.endMatch}
        cancelText={common.playOn}
        disabledReason={isGoalPending ? texts.goalOnItsWay : undefined}
        busy={actions.isEnding}
        busyText={common.ending}
        onClose={close}
        onConfirm={() => actions.end(number, { settled: close })}
      >
        {a.score === b.score
          ? texts.itStandsSoItEnds(a.score, b.score)
          : texts.isInFrontAndWins(
              a.score > b.score ? a.team.name : b.team.name,
              Math.max(a.score, b.score),
              Math.min(a.score, b.score),
            )}
      </ConfirmDialog>
    </>
  )
}

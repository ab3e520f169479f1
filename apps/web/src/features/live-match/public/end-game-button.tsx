import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { listGames } from '@turnout/contract/games'
import { closeGame, getGameState, getSuggestedTeams } from '@turnout/contract/live-match'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../platform/api/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { endGameButton as texts } from '../match-texts.ts'
import { common } from '../texts.ts'

export type EndGameButtonProps = {
  gameId: string
  /** Why the evening cannot be ended at this moment. */
  disabledReason?: string | undefined
  cancelText: string
  /** What follows from it, for whoever is asked once more. */
  children: ReactNode
}

/** The last thing an organiser does: from then on the evening is history. */
export function EndGameButton({ gameId, disabledReason, cancelText, children }: EndGameButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useAction(closeGame, {
    failed: texts.failedToEndGame,
    refreshes: [getGameDay, listPlayers, listManualParticipants, getGameState, getSuggestedTeams, listGames],
  })
  const close = () => setAsking(false)
  return (
    <>
      <Button wide disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {texts.endGame}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts.endGameQuestion}
        confirmText={texts.endGame}
        cancelText={cancelText}
        busy={isPending}
        busyText={common.ending}
        onConfirm={() => mutate({ params: { gameId } }, { done: close, failed: close })}
        onClose={close}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}

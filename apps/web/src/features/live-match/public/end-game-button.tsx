import { listGames } from '@turnout/contract/games'
import { closeGame } from '@turnout/contract/live-match'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../../platform/api/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { endGameButton as texts } from '../match-texts.ts'
import { common } from '../texts.ts'
import { GAME_DAY_READS, MATCH_READS } from './game-reads.ts'

export type EndGameButtonProps = {
  gameId: string
  /** Why the game cannot be ended now. */
  disabledReason?: string | undefined
  cancelText: string
  /** The consequences, in the question. */
  children: ReactNode
}

/** An organiser's last command: the game is history afterwards. */
export function EndGameButton({ gameId, disabledReason, cancelText, children }: EndGameButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useAction(closeGame, {
    failed: texts.failedToEndGame,
    refreshes: [...GAME_DAY_READS, ...MATCH_READS, listGames],
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

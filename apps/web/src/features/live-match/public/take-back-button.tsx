import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import type { TakeBack } from '@turnout/contract/game-state'
import { listGames } from '@turnout/contract/games'
import { getGameState, getSuggestedTeams } from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { useState } from 'react'
import { useAction } from '../../../platform/api/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { common, takeBackButton as texts } from '../texts.ts'

export type TakeBackButtonProps = { gameId: string; offer: TakeBack }

/** Stands beside the score and beside the draft. It asks first only where a match that has begun would go. */
export function TakeBackButton({ gameId, offer }: TakeBackButtonProps) {
  // what was asked about, whatever happens meanwhile: the server refuses it if it is not the last command any more
  const [asking, setAsking] = useState<TakeBack | null>(null)
  const undo = useAction(takeBack, {
    done: ({ what }) => texts.takenBack(what),
    failed: texts.failedToTakeThisBack,
    refreshes: [getGameDay, listPlayers, listManualParticipants, getGameState, getSuggestedTeams, listGames],
  })
  const close = () => setAsking(null)
  const takeBackNow = ({ version }: TakeBack) =>
    undo.mutate({ params: { gameId }, body: { version } }, { done: close, failed: close })

  return (
    <>
      <Button
        wide
        busy={undo.isPending}
        busyText={texts.takingBack}
        onClick={() => (offer.drops === null ? takeBackNow(offer) : setAsking(offer))}
      >
        {texts.undo(offer.what)}
      </Button>
      {offer.changes.length > 0 && <p className="sub">{offer.changes.join(' ')}</p>}
      {asking && (
        <ConfirmDialog
          open
          title={texts.undoQuestion(asking.what)}
          confirmText={texts.undo2}
          cancelText={common.playOn}
          busy={undo.isPending}
          busyText={texts.takingBack}
          onClose={close}
          onConfirm={() => takeBackNow(asking)}
        >
          {asking.changes.join(' ')}
        </ConfirmDialog>
      )}
    </>
  )
}

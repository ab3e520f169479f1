import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import type { TakeBack } from '@turnout/contract/game-state'
import { listGames } from '@turnout/contract/games'
import { getGameState, getSuggestedTeams } from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { useState } from 'react'
import { useAction } from '../../../platform/api/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

export type TakeBackButtonProps = { gameId: string; offer: TakeBack }

/** Stands beside the score and beside the draft: one slip of the thumb, one press. Only where the match that is on would go does it ask first. */
export function TakeBackButton({ gameId, offer }: TakeBackButtonProps) {
  // what was asked about, whatever happens meanwhile: the server refuses it if it is not the last command any more
  const [asking, setAsking] = useState<TakeBack | null>(null)
  const undo = useAction(takeBack, {
    done: ({ what }) => `Taken back: ${what}`,
    failed: 'Failed to take this back',
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
        busyText="Taking back"
        onClick={() => (offer.drops === null ? takeBackNow(offer) : setAsking(offer))}
      >
        Undo: {offer.what}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title={`Undo: ${asking?.what}?`}
        confirmText="Undo"
        cancelText="Play on"
        busy={undo.isPending}
        busyText="Taking back"
        onClose={close}
        onConfirm={() => asking && takeBackNow(asking)}
      >
        Match {asking?.drops} has begun since then. It will be as if it had not.
      </ConfirmDialog>
    </>
  )
}

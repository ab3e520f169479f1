import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import type { TakeBack } from '@turnout/contract/game-state'
import { listGames } from '@turnout/contract/games'
import { getGameState, getSuggestedTeams } from '@turnout/contract/live-match'
import { takeBack } from '@turnout/contract/take-back'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useAction } from './use-action.ts'

export type TakeBackButtonProps = { gameId: string; offer: TakeBack }

/** Stands beside the score and beside the draft: one slip of the thumb, one press. Only where the match that is on would go does it ask first. */
export function TakeBackButton({ gameId, offer }: TakeBackButtonProps) {
  const [asks, setAsks] = useState(false)
  const undo = useAction(takeBack, {
    done: ({ what }) => `Taken back: ${what}`,
    failed: 'Failed to take this back',
    refreshes: [getGameDay, listPlayers, listManualParticipants, getGameState, getSuggestedTeams, listGames],
  })
  const put = () => setAsks(false)
  const press = () =>
    undo.mutate({ params: { gameId }, body: { version: offer.version } }, { done: put, failed: put })

  return (
    <>
      <Button
        wide
        busy={undo.isPending}
        doing="Taking back"
        onClick={offer.drops === null ? press : () => setAsks(true)}
      >
        Undo: {offer.what}
      </Button>
      <ConfirmDialog
        open={asks}
        title={`Undo: ${offer.what}?`}
        confirm="Undo"
        keep="Play on"
        busy={undo.isPending}
        doing="Taking back"
        onClose={put}
        onConfirm={press}
      >
        Match {offer.drops} has begun since then. It will be as if it had not.
      </ConfirmDialog>
    </>
  )
}

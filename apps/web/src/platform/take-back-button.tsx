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
  // what was asked about, whatever happens meanwhile: the server refuses it if it is not the last command any more
  const [asked, setAsked] = useState<TakeBack | null>(null)
  const undo = useAction(takeBack, {
    done: ({ what }) => `Taken back: ${what}`,
    failed: 'Failed to take this back',
    refreshes: [getGameDay, listPlayers, listManualParticipants, getGameState, getSuggestedTeams, listGames],
  })
  const put = () => setAsked(null)
  const press = ({ version }: TakeBack) =>
    undo.mutate({ params: { gameId }, body: { version } }, { done: put, failed: put })

  return (
    <>
      <Button
        wide
        busy={undo.isPending}
        doing="Taking back"
        onClick={() => (offer.drops === null ? press(offer) : setAsked(offer))}
      >
        Undo: {offer.what}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={`Undo: ${asked?.what}?`}
        confirm="Undo"
        keep="Play on"
        busy={undo.isPending}
        doing="Taking back"
        onClose={put}
        onConfirm={() => asked && press(asked)}
      >
        Match {asked?.drops} has begun since then. It will be as if it had not.
      </ConfirmDialog>
    </>
  )
}

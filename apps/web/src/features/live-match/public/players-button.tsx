import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { playersSheet as texts } from '../match-texts.ts'

export const PlayersSheet = lazyPart(
  async () => (await import('../players-sheet.tsx')).PlayersSheet,
  MissingSheet,
)

/** For organisers and captains: who goes home, comes in or is lent. */
export function PlayersButton({ gameId }: { gameId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wide icon="people" onClick={() => setOpen(true)}>
        {texts.changePlayers}
      </Button>
      {isOpen && <PlayersSheet gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  )
}

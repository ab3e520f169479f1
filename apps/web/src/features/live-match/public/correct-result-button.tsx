import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../../platform/lazy/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { correctResultButton as texts } from '../match-texts.ts'
import type { CorrectableMatch } from './correct-result.tsx'

const CorrectResult = lazyPart(async () => (await import('./correct-result.tsx')).CorrectResult, MissingSheet)

export type CorrectResultButtonProps = { gameId: string; match: CorrectableMatch }

/** For organisers, next to each match that is over. */
export function CorrectResultButton({ gameId, match }: CorrectResultButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button variant="quiet" aria-label={texts.correctMatch(match.number)} onClick={() => setOpen(true)}>
        {texts.correct}
      </Button>
      {isOpen && <CorrectResult gameId={gameId} match={match} onClose={() => setOpen(false)} />}
    </div>
  )
}

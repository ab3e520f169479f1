import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import type { EndQuestionProps } from './end-question.tsx'
import { clockControls as texts } from './match-texts.ts'

// behind the board, before anybody can press
const EndQuestion = lazyPart<EndQuestionProps>(
  async () => (await import('./end-question.tsx')).EndQuestion,
  MissingSheet,
)

export type EndMatchProps = Omit<EndQuestionProps, 'open' | 'onClose'>

/** Asks once more, about one match: the question goes when that match does. */
export function EndMatch(props: EndMatchProps) {
  const [asked, setAsked] = useState<number | null>(null)
  const { number, status, phase } = props.board
  const canEnd = status === 'on' && phase !== 'ready'
  if (asked !== null && !(canEnd && asked === number)) setAsked(null)

  return (
    <>
      {canEnd && (
        <Button variant="onTurf" icon="whistle" onClick={() => setAsked(number)}>
          {texts.endMatch}
        </Button>
      )}
      <EndQuestion {...props} open={asked !== null} onClose={() => setAsked(null)} />
    </>
  )
}

import { useState } from 'react'
import { lazyPart, MissingSheet } from '../../platform/lazy/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import type { EndQuestionProps } from './end-question.tsx'
import { clockControls as texts } from './match-texts.ts'

// loads after the board, before it can be pressed
const EndQuestion = lazyPart<EndQuestionProps>(
  async () => (await import('./end-question.tsx')).EndQuestion,
  MissingSheet,
)

export type EndMatchProps = Omit<EndQuestionProps, 'open' | 'onClose'>

/** Asks for confirmation, about one match: the question closes when that match ends. */
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

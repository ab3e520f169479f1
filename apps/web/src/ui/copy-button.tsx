import { type RefObject, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { copyButton as texts } from './texts.ts'
import { useTimeout } from './use-timeout.ts'

/** How long the button says 'Copied', in milliseconds. */
export const COPIED_MS = 2_000

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'busy' | 'doing' | 'icon'> & {
  text: string
  /** The field that shows the text: selected when the browser refuses, as it does without https. */
  source?: RefObject<HTMLInputElement | null> | undefined
}

type CopyState = 'nothing' | 'copied' | 'refused'

export function CopyButton({ text, source, children = texts.copyLink, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('nothing')
  const { run } = useTimeout()
  const say = (next: CopyState) => {
    setState(next)
    run(COPIED_MS, () => setState('nothing'))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      say('copied')
    } catch {
      source?.current?.focus()
      source?.current?.select()
      say('refused')
    }
  }
  const statusText = { nothing: null, copied: texts.copied, refused: texts.pressAndHoldToCopy }[state]

  return (
    <>
      <Button {...rest} icon={state === 'copied' ? 'tick' : 'copy'} onClick={() => void copy()}>
        {statusText ?? children}
      </Button>
      <span className="visually-hidden" role="status">
        {statusText}
      </span>
    </>
  )
}

import { type RefObject, useEffect, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** How long it says that it has copied, in milliseconds. */
export const COPIED_MS = 2_000

export type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'busy' | 'doing' | 'icon'> & {
  text: string
  /** What it says for a while once it has. */
  copied?: string | undefined
  /** The field that shows the text: selected when the browser refuses, as it does without https. */
  source?: RefObject<HTMLInputElement | null> | undefined
}

type Said = 'nothing' | 'copied' | 'refused'

export function CopyButton({
  text,
  copied = 'Copied',
  source,
  children = 'Copy link',
  ...rest
}: CopyButtonProps) {
  const [said, setSaid] = useState<Said>('nothing')

  useEffect(() => {
    if (said === 'nothing') return
    const timer = setTimeout(() => setSaid('nothing'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [said])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      source?.current?.focus()
      source?.current?.select()
      setSaid('refused')
    }
  }
  const words = { nothing: null, copied, refused: 'Press and hold to copy' }[said]

  return (
    <>
      <Button {...rest} icon={said === 'copied' ? 'tick' : 'copy'} onClick={() => void copy()}>
        {words ?? children}
      </Button>
      <span className="visually-hidden" role="status">
        {words}
      </span>
    </>
  )
}

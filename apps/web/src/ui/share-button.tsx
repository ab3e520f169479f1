import { Button, type ButtonProps } from './button.tsx'
import { shareButton as texts } from './texts.ts'

export type ShareButtonProps = Omit<ButtonProps, 'onClick' | 'icon' | 'busy' | 'doing'> & {
  data: { title: string; text: string; url: string }
  /** Sharing failed: show the link to copy. */
  onFailed: () => void
}

/** Opens the phone's share sheet; not rendered where there is none. */
export function ShareButton({ data, onFailed, children = texts.share, ...rest }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null
  const share = async () => {
    try {
      await navigator.share(data)
    } catch (error) {
      // closing the sheet is a change of mind and no fault
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed()
    }
  }
  return (
    <Button {...rest} icon="share" onClick={() => void share()}>
      {children}
    </Button>
  )
}

import { Button, type ButtonProps } from './button.tsx'
import { shareButton as texts } from './texts.ts'

export type ShareButtonProps = Omit<ButtonProps, 'onClick' | 'icon' | 'busy' | 'doing'> & {
  data: { title: string; text: string; url: string }
  /** The phone could not: show the link to be copied. */
  onFailed: () => void
}

/** The phone's own list of apps; absent where there is none. */
export function ShareButton({ data, onFailed, children = texts.share, ...rest }: ShareButtonProps) {
  if (typeof navigator.share !== 'function') return null
  const share = async () => {
    try {
      await navigator.share(data)
    } catch (error) {
      // somebody who closes the list of apps has changed their mind, nothing more
      if (!(error instanceof DOMException && error.name === 'AbortError')) onFailed()
    }
  }
  return (
    <Button {...rest} icon="share" onClick={() => void share()}>
      {children}
    </Button>
  )
}

import { EmptyGround } from '../../../art/empty-ground.tsx'
import { isProblem } from '../../../platform/api/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { focusOnMount } from '../../../ui/focus-on-mount.ts'
import { EmptyState } from '../../../ui/state-card.tsx'
import { LinkRefused } from '../link-refused.tsx'

/** With a button: mail scanners open links too. */
export function Unsubscribe({
  texts,
  done,
  error,
  busy,
  onPress,
}: {
  texts: Record<'question' | 'hint' | 'button' | 'oneMoment' | 'after', string>
  /** The result, once there is one. */
  done: string | undefined
  error: Error | null
  busy: boolean
  onPress(): void
}) {
  // the pressed button is gone after the answer
  return (
    <div className="wrap narrow">
      {isProblem(error, 'newsletter-link-invalid', 'mail-link-invalid') ? (
        <div ref={focusOnMount} tabIndex={-1}>
          <LinkRefused>{error.message}</LinkRefused>
        </div>
      ) : done ? (
        <div ref={focusOnMount} tabIndex={-1}>
          <EmptyState level={1} picture={<EmptyGround mood="success" />} title={done}>
            {texts.after}
          </EmptyState>
        </div>
      ) : (
        <EmptyState
          level={1}
          picture={<EmptyGround />}
          title={texts.question}
          action={
            <Button variant="primary" busy={busy} busyText={texts.oneMoment} onClick={onPress}>
              {texts.button}
            </Button>
          }
        >
          {texts.hint}
        </EmptyState>
      )}
    </div>
  )
}

import { EmptyGround } from '../../art/empty-ground.tsx'
import { Link } from '../../platform/router/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/state-card.tsx'
import { linkRefused as texts } from './texts.ts'

/** A link that is wrong or too old, with the server's own sentence. */
export function LinkRefused({ children }: { children: string }) {
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="error" />}
      title={texts.thisLinkDoesNotWork}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {texts.toFirstPage}
        </Link>
      }
    >
      <span role="alert">{children}</span>
    </EmptyState>
  )
}

import { EmptyGround } from '../../art/empty-ground.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { linkRefused as texts } from './texts.ts'

/** An invalid or expired link, with the server's sentence. */
export function LinkRefused({ children }: { children: string }) {
  return (
    <EmptyState
      level={1}
      picture={<EmptyGround mood="error" />}
      title={texts.thisLinkDoesNotWork}
      action={
        <ButtonLink to="/" variant="primary">
          {texts.toFirstPage}
        </ButtonLink>
      }
    >
      <span role="alert">{children}</span>
    </EmptyState>
  )
}

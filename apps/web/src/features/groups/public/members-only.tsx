import { LazyGround } from '../../../platform/lazy/lazy-ground.tsx'
import { ButtonLink } from '../../../platform/router/link.tsx'
import { EmptyState } from '../../../ui/state-card.tsx'
import { membersOnly as texts } from '../members-only-texts.ts'

type MembersOnlyProps = {
  groupId: string
  /** For a page that only some members see. */
  title?: string
  /** What these people find on the page. */
  children: string
}

/** In place of a page that the person may not see: who may, and a link to the group. */
export const MembersOnly = ({ groupId, title = texts.title, children }: MembersOnlyProps) => (
  <EmptyState
    level={1}
    picture={<LazyGround />}
    title={title}
    action={
      <ButtonLink to="/sports/groups/$groupId" params={{ groupId }} variant="primary">
        {texts.backToGroup}
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
)

import { LazyGround } from '../../../platform/lazy/lazy-ground.tsx'
import { ButtonLink } from '../../../platform/router/link.tsx'
import { EmptyState } from '../../../ui/state-card.tsx'
import { membersOnly as texts } from '../members-only-texts.ts'

type MembersOnlyProps = {
  groupId: string
  /** Of a page for some of the members. */
  title?: string
  /** What they find here. */
  children: string
}

/** For a person to whom a page of a group is closed: whom it is for, and the way to the group. */
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

import type { ReactNode } from 'react'
import { Bell } from './bell.tsx'
import { JoinRequestsLink } from './join-requests-link.tsx'

/** What waits for a person, on whatever page they are. */
export const HeaderCounts = (_: { fallback: ReactNode }) => (
  <>
    <JoinRequestsLink />
    <Bell />
  </>
)

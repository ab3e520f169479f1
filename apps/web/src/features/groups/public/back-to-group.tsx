import type { Family } from '../../../platform/paths.ts'
import { BackLink } from '../../../platform/router/link.tsx'

type BackToGroupProps = { groupId: string; family?: Family; children: string }

export function BackToGroup({ groupId, family = 'mine', children }: BackToGroupProps) {
  const to = family === 'mine' ? '/my-sports-groups/$groupId' : '/sports/groups/$groupId'
  return (
    <BackLink to={to} params={{ groupId }}>
      {children}
    </BackLink>
  )
}

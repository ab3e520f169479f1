import { getGroup, joinGroup, listGroups, listMyGroups } from '@turnout/contract/groups'
import { useAction } from '../../../platform/api/use-action.ts'
import { useLocation, useNavigate } from '../../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../../platform/session/identity.ts'
import { toast } from '../../../platform/toast.ts'
import { joining, messages } from '../texts.ts'

/** The end of every Join button: asks, or leads through the sign-in and back. */
export function useJoin(groupId: string, invite?: string) {
  const { mutate, isPending } = useAction(joinGroup, {
    done: ({ current_user_membership: { is_member }, invite_worked }) => {
      if (is_member) return joining.letIn
      return invite_worked === false ? joining.oldLink : messages.joined
    },
    failed: messages.joinFailed,
    refreshes: [getGroup, listGroups, listMyGroups],
  })
  const signedIn = useIsSignedIn()
  const navigate = useNavigate()
  const currentPath = useLocation().href

  const join = () => {
    if (signedIn) return mutate({ params: { groupId }, query: { invite } })
    toast.info(joining.signInFirst)
    void navigate({ to: '/signin', search: { next: currentPath } })
  }
  return { join, isPending }
}

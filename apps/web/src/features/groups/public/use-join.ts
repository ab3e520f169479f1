import { joinGroup } from '@turnout/contract/groups'
import { useAction } from '../../../platform/api/use-action.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/router/router-hooks.tsx'
import { useIsSignedIn } from '../../../platform/session/identity.ts'
import { toast } from '../../../platform/toast.ts'
import { joining, messages } from '../texts.ts'
import { JOIN_READS, joinedText } from './send-join-request.ts'

/** For every Join button: sends the request, or leads to the sign-up, which sends it. */
export function useJoin(groupId: string, invite?: string) {
  const { mutate, isPending } = useAction(joinGroup, {
    done: joinedText,
    failed: messages.joinFailed,
    refreshes: JOIN_READS,
  })
  const signedIn = useIsSignedIn()
  const navigate = useNavigate()

  const join = () => {
    if (signedIn) return mutate({ params: { groupId }, query: { invite } })
    toast.info(joining.signInFirst)
    void navigate({ to: '/signup/user', search: { next: paths.join(groupId, invite) } })
  }
  return { join, isPending }
}

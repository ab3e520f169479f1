import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIsSignedIn } from '../../platform/identity.ts'
import { toast } from '../../platform/toast.ts'
import { useJoinGroup } from './actions.ts'

export const SIGN_IN_TO_JOIN = 'Sign up or log in to join'

/** The end of a Join button: asks, or leads through the sign-in and back. */
export function useJoin(groupId: string) {
  const { mutate, isPending } = useJoinGroup()
  const signedIn = useIsSignedIn()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ href }) => href })

  const join = () => {
    if (signedIn) return mutate({ params: { groupId } })
    toast.info(SIGN_IN_TO_JOIN)
    void navigate({ to: '/signin', search: { next: here } })
  }
  return { join, isPending }
}

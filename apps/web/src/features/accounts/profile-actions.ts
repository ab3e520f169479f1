import { getMe } from '@turnout/contract/me'
import { changePassword, forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { deactivate, updateMe, uploadProfileImage } from '@turnout/contract/profile'
import { endOtherSessions, endSession, listSessions } from '@turnout/contract/sessions'
import { requestSignInLink } from '@turnout/contract/sign-in-link'
import { useAction } from '../../platform/api/use-action.ts'
import { paths } from '../../platform/paths.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { identity } from '../../platform/session/identity.ts'
import { messages } from './texts.ts'

export const useUpdateMe = () =>
  useAction(updateMe, { done: messages.profileSaved, failed: null, refreshes: [getMe] })

export const useUploadProfileImage = () => useAction(uploadProfileImage, { failed: null })

/** The second half of a new photo: what was uploaded becomes what is shown. */
export const useSavePhoto = (done: string | null) =>
  useAction(updateMe, { done, failed: messages.imageFailed, refreshes: [getMe] })

export const useChangePassword = () =>
  useAction(changePassword, { done: messages.passwordSaved, failed: null, refreshes: [listSessions] })

export const useForgotPassword = () => useAction(forgotPassword, { failed: null })

export const useRequestSignInLink = () => useAction(requestSignInLink, { failed: null })

export const useResetPassword = () => useAction(resetPassword, { done: messages.passwordSaved, failed: null })

export const useEndSession = () =>
  useAction(endSession, { done: ({ message }) => message, failed: null, refreshes: [listSessions] })

export const useEndOtherSessions = () =>
  useAction(endOtherSessions, { done: ({ message }) => message, failed: null, refreshes: [listSessions] })

/** The server has ended the session already; this device leaves, and forgets. */
export function useDeactivate() {
  const navigate = useNavigate()
  const { mutate, isPending } = useAction(deactivate, {
    done: messages.deactivated,
    failed: messages.deactivateFailed,
  })
  const leave = () =>
    mutate({}, { done: () => void navigate({ to: paths.landing }).then(() => identity.signOut()) })
  return { leave, isPending }
}

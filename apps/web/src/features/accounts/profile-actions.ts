import { getMe } from '@turnout/contract/accounts'
import { changePassword, forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { deactivate, updateMe, uploadProfileImage } from '@turnout/contract/profile'
import { endOtherSessions, endSession, listSessions } from '@turnout/contract/sessions'
import { requestSignInLink } from '@turnout/contract/sign-in-link'
import { useAction } from '../../platform/api/use-action.ts'
import { paths } from '../../platform/paths.ts'
import { useNavigate } from '../../platform/router/hooks.tsx'
import { identity } from '../../platform/session/identity.ts'
import { accounts as texts } from '../../platform/texts.ts'

export const useUpdateMe = () =>
  useAction(updateMe, { done: texts.profileSaved, failed: null, refreshes: [getMe] })

export const useUploadProfileImage = () => useAction(uploadProfileImage, { failed: null })

/** The second half of a new photo: what was uploaded becomes what is shown. */
export const useSavePhoto = (done: string | null) =>
  useAction(updateMe, { done, failed: texts.imageFailed, refreshes: [getMe] })

export const useChangePassword = () =>
  useAction(changePassword, { done: texts.passwordSaved, failed: null, refreshes: [listSessions] })

export const useForgotPassword = () => useAction(forgotPassword, { failed: null })

export const useRequestSignInLink = () => useAction(requestSignInLink, { failed: null })

export const useResetPassword = () => useAction(resetPassword, { done: texts.passwordSaved, failed: null })

export const useEndSession = () =>
  useAction(endSession, { done: ({ message }) => message, failed: null, refreshes: [listSessions] })

export const useEndOtherSessions = () =>
  useAction(endOtherSessions, { done: ({ message }) => message, failed: null, refreshes: [listSessions] })

/** The server has ended the session already; this device leaves, and forgets. */
export function useDeactivate() {
  const navigate = useNavigate()
  const { mutate, isPending } = useAction(deactivate, {
    done: texts.deactivated,
    failed: texts.deactivateFailed,
  })
  const leave = () =>
    mutate({}, { done: () => void navigate({ to: paths.landing }).then(() => identity.signOut()) })
  return { leave, isPending }
}

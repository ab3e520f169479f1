import { getMe, type User } from '@turnout/contract/me'
import { changePassword, forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { deactivate, updateMe, uploadProfileImage } from '@turnout/contract/profile'
import { endOtherSessions, endSession, listSessions } from '@turnout/contract/sessions'
import { requestSignInLink } from '@turnout/contract/sign-in-link'
import { queryClient, read } from '../../platform/api/queries.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { paths } from '../../platform/paths.ts'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { identity } from '../../platform/session/identity.ts'
import { messages } from './texts.ts'

export const useUpdateMe = () =>
  useAction(updateMe, { done: messages.profileSaved, failed: null, refreshes: [getMe] })

const useSavePhoto = (done: string, user: User) => {
  const { mutate, isPending } = useAction(updateMe, {
    done,
    failed: messages.imageFailed,
    refreshes: [getMe],
  })
  /** Changes the photo only, not what is being typed. */
  const save = (profile_image_url: string | null) => {
    // the name may have changed while the photo was being sent
    const { first_name, last_name } = queryClient.getQueryData(read(getMe, {}).queryKey) ?? user
    mutate({ body: { first_name, last_name, profile_image_url } })
  }
  return { save, isPending }
}

/** A photo shows once it is sent, wherever its owner is by then. */
export function useChangePhoto(user: User) {
  const { save, isPending: isSaving } = useSavePhoto(messages.imageSaved, user)
  const { mutate, isPending: isUploading } = useAction(uploadProfileImage, {
    done: ({ small_url }) => {
      save(small_url)
      return null
    },
    failed: messages.imageFailed,
  })
  const upload = (file: File) => mutate({ body: {}, file })
  return { upload, isPending: isUploading || isSaving }
}

export function useRemovePhoto(user: User) {
  const { save, isPending } = useSavePhoto(messages.profileSaved, user)
  return { remove: () => save(null), isPending }
}

export const useChangePassword = () =>
  useAction(changePassword, { done: messages.passwordSaved, failed: null, refreshes: [listSessions] })

export const useForgotPassword = () => useAction(forgotPassword, { failed: null })

export const useRequestSignInLink = () => useAction(requestSignInLink, { failed: null })

export const useResetPassword = () => useAction(resetPassword, { done: messages.passwordSaved, failed: null })

export const useEndSession = () =>
  useAction(endSession, { done: ({ message }) => message, failed: null, refreshes: [listSessions] })

export const useEndOtherSessions = () =>
  useAction(endOtherSessions, { done: ({ message }) => message, failed: null, refreshes: [listSessions] })

/** The server has ended the session already; this device signs out and deletes its data. */
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

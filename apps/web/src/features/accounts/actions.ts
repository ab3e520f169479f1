import { finishActivation, type login, register, resendActivation } from '@turnout/contract/accounts'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { identity } from '../../platform/session/identity.ts'
import { messages, actions as texts } from './texts.ts'
import { type SignUp, withProof } from './with-proof.ts'

export type Callbacks = { done: () => void; failed: (error: Error, text: string) => void }

/** 'Registration failed: {detail}', or the sentence without one. */
export const registrationErrorText = (error: Error): string =>
  isProblem(error) && error.detail !== null
    ? messages.registrationFailedBecause(error.detail)
    : errorText(error, messages.registrationFailed)

export function useRegister() {
  const { mutate, isPending } = useAction(register, { failed: null })
  const [isProving, setProving] = useState(false)
  const signUp = (body: SignUp, { done, failed }: Callbacks) => {
    const refused = (error: Error) => failed(error, registrationErrorText(error))
    const prove = async (error: Error) => {
      setProving(true)
      try {
        const proven = await withProof(body, error)
        if (proven) signUp(proven, { done, failed })
        else refused(error)
      } catch (cause) {
        refused(cause instanceof Error ? cause : error)
      } finally {
        setProving(false)
      }
    }
    mutate({ body }, { done, failed: (error) => void prove(error) })
  }
  return { signUp, isPending: isPending || isProving }
}

/** Any call that answers with a session, which begins on this device. */
export function useSignIn<E extends Endpoint & Pick<typeof login, 'reply'>>(endpoint: E) {
  const { mutate, isPending } = useAction(endpoint, { done: messages.signedIn, failed: null })
  const signIn = (input: InputOf<E>, { done, failed }: Callbacks) =>
    mutate(input, {
      done: (session) => {
        identity.signIn((session as ReplyOf<typeof login>).access_token)
        done()
      },
      failed: (error) => failed(error, errorText(error, messages.signInFailed)),
    })
  return { signIn, isPending }
}

export const useFinishActivation = () => useAction(finishActivation, { failed: null })

export const useResendActivation = () =>
  useAction(resendActivation, { done: ({ message }) => message, failed: texts.linkCouldNotBeSent })

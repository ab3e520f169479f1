import { finishActivation, login, register, resendActivation } from '@turnout/contract/accounts'
import type { InputOf } from '@turnout/contract/endpoint'
import { useState } from 'react'
import { identity } from '../../platform/identity.ts'
import { isProblem, sentenceOf } from '../../platform/problem-error.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { useAction } from '../../platform/use-action.ts'
import { type SignUp, withProof } from './with-proof.ts'

type Told = { done: () => void; failed: (error: Error, text: string) => void }

/** 'Registration failed: {detail}', or the sentence without one. */
export const registrationText = (error: Error): string =>
  isProblem(error) && error.detail !== null
    ? texts.registrationFailedBecause(error.detail)
    : sentenceOf(error, texts.registrationFailed)

export function useRegister() {
  const { mutate, isPending } = useAction(register, { failed: null })
  const [isProving, setProving] = useState(false)
  const signUp = (body: SignUp, { done, failed }: Told) => {
    const refused = (error: Error) => failed(error, registrationText(error))
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

export function useLogin() {
  const { mutate, isPending } = useAction(login, { done: texts.signedIn, failed: null })
  const signIn = (body: InputOf<typeof login>['body'], { done, failed }: Told) =>
    mutate(
      { body },
      {
        done: ({ access_token }) => {
          identity.signIn(access_token)
          done()
        },
        failed: (error) => failed(error, sentenceOf(error, texts.signInFailed)),
      },
    )
  return { signIn, isPending }
}

export const useFinishActivation = () => useAction(finishActivation, { failed: null })

export const useSendAgain = () =>
  useAction(resendActivation, { done: ({ message }) => message, failed: 'The link could not be sent' })

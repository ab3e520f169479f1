import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useInHand } from '../../platform/in-hand.ts'
import { NoConnection, sentenceOf } from '../../platform/problem-error.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { registrationText } from './actions.ts'
import { atTheStart, type Progress, signUpVendor, type VendorSignUp } from './vendor-sign-up.ts'

const TRIES = 3

type Told = { done: () => void; failed: (error: Error, text: string) => void }

export function useVendorSignUp() {
  const progress = useRef<Progress>(atTheStart())
  const inHand = useInHand()
  const { mutate, isPending } = useMutation<void, Error, VendorSignUp>({
    mutationFn: (said) => signUpVendor(said, progress.current),
    networkMode: 'always',
    // each try goes on where the last one broke off
    retry: (tries, error) => tries < TRIES && error instanceof NoConnection,
    retryDelay: (tries) => 700 * 2 ** tries,
    onSettled: (_reply, _error, said) => inHand.letGo(said),
  })
  const signUp = (said: VendorSignUp, { done, failed }: Told) => {
    if (!inHand.take(said)) return
    mutate(said, {
      onSuccess: done,
      onError: (error) => failed(error, textOf(error, progress.current)),
    })
  }
  return { signUp, isPending }
}

const GO_ON = 'You are registered already: press Sign up again, and it goes on from there.'

function textOf(error: Error, { step }: Progress): string {
  if (step === 'register') return registrationText(error)
  if (step === 'profile') return `${sentenceOf(error, 'Your business profile could not be saved')} ${GO_ON}`
  return sentenceOf(error, texts.signInFailed)
}

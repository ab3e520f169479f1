import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useInFlight } from '../../platform/api/in-flight.ts'
import { errorText, NoConnection } from '../../platform/api/problem-error.ts'
import { registrationErrorText } from './actions.ts'
import { messages, vendorSignUp as texts } from './texts.ts'
import { newProgress, type Progress, signUpVendor, type VendorSignUp } from './vendor-sign-up.ts'

const MAX_RETRIES = 3

type Callbacks = { done: () => void; failed: (error: Error, text: string) => void }

export function useVendorSignUp() {
  const progress = useRef<Progress>(newProgress())
  const inFlight = useInFlight()
  const { mutate, isPending } = useMutation<void, Error, VendorSignUp>({
    mutationFn: (input) => signUpVendor(input, progress.current),
    networkMode: 'always',
    // each try goes on where the last one broke off
    retry: (tries, error) => tries < MAX_RETRIES && error instanceof NoConnection,
    retryDelay: (tries) => 700 * 2 ** tries,
    onSettled: (_reply, _error, input) => inFlight.finish(input),
  })
  const signUp = (input: VendorSignUp, { done, failed }: Callbacks) => {
    if (!inFlight.start(input)) return
    mutate(input, {
      onSuccess: done,
      onError: (error) => failed(error, errorTextFor(error, progress.current)),
    })
  }
  return { signUp, isPending }
}

const CONTINUE_TEXT = texts.youAreRegisteredAlreadyPress

function errorTextFor(error: Error, { step }: Progress): string {
  if (step === 'register') return registrationErrorText(error)
  if (step === 'profile') return `${errorText(error, texts.yourBusinessProfileCouldNot)} ${CONTINUE_TEXT}`
  return errorText(error, messages.signInFailed)
}

import { useRef } from 'react'
import { useInFlight } from '../../platform/api/in-flight.ts'
import { errorText } from '../../platform/api/problem-error.ts'
import { useTask, withRetries } from '../../platform/api/use-task.ts'
import { registrationErrorText } from './actions.ts'
import { messages, vendorSignUp as texts } from './texts.ts'
import { newProgress, type Progress, signUpVendor, type VendorSignUp } from './vendor-sign-up.ts'

type Callbacks = { done: () => void; failed: (error: Error, text: string) => void }

export function useVendorSignUp() {
  const progress = useRef<Progress>(newProgress())
  const inFlight = useInFlight()
  const { start, isPending } = useTask((input: VendorSignUp) =>
    // each try goes on where the last one broke off
    withRetries(() => signUpVendor(input, progress.current)).finally(() => inFlight.finish(input)),
  )
  const signUp = (input: VendorSignUp, { done, failed }: Callbacks) => {
    if (!inFlight.start(input)) return
    start(input, {
      done,
      failed: (error) => failed(error, errorTextFor(error, progress.current)),
    }).catch(() => undefined)
  }
  return { signUp, isPending }
}

const CONTINUE_TEXT = texts.youAreRegisteredAlreadyPress

function errorTextFor(error: Error, { step }: Progress): string {
  if (step === 'register') return registrationErrorText(error)
  if (step === 'profile') return `${errorText(error, texts.yourBusinessProfileCouldNot)} ${CONTINUE_TEXT}`
  return errorText(error, messages.signInFailed)
}

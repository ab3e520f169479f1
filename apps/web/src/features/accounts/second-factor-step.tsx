import { finishSignIn, requestSecondFactor } from '@turnout/contract/second-factor'
import { useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { useSignIn } from './actions.ts'
import { FormResult } from './form-result.tsx'
import { SecondFactorForm } from './second-factor-form.tsx'
import { secondFactorForm as texts } from './second-factor-texts.ts'

type SecondFactorStepProps = {
  /** The pending sign-in of the first step. */
  pending: string
  done: () => void
  /** With the reason, if there is one. */
  startAgain: (text: string | null) => void
}

/** The second step of a sign-in. */
export function SecondFactorStep({ pending, done, startAgain }: SecondFactorStepProps) {
  const challenge = useAction(requestSecondFactor, { failed: null })
  const session = useSignIn(finishSignIn)
  const [refusal, setRefusal] = useState<string | null>(null)

  const failed = (error: Error | null, text: string | null) => {
    if (isProblem(error, 'sign-in-over')) startAgain(errorText(error))
    else setRefusal(text)
  }

  return (
    <>
      <FormResult>{texts.oneMoreStep}</FormResult>
      <SecondFactorForm
        requestChallenge={() => challenge.mutateAsync({ body: { sign_in: pending } })}
        busy={session.isPending}
        refusal={refusal}
        onUse={(second_factor) =>
          session.signIn({ body: { sign_in: pending, second_factor } }, { done, failed })
        }
        onFail={(error) => failed(error, error && errorText(error, texts.noPasskeyUsed))}
      />
      <Button variant="quiet" onClick={() => startAgain(null)}>
        {texts.startAgain}
      </Button>
    </>
  )
}

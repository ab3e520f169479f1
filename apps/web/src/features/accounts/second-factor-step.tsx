import { finishSignIn, requestSecondFactor } from '@turnout/contract/second-factor'
import { useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { identity } from '../../platform/session/identity.ts'
import { Button } from '../../ui/button.tsx'
import { FormResult } from './form-result.tsx'
import { type SecondFactor, SecondFactorForm } from './second-factor-form.tsx'
import { secondFactorForm as texts } from './second-factor-texts.ts'
import { messages } from './texts.ts'

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
  const session = useAction(finishSignIn, { done: messages.signedIn, failed: null })
  const [refusal, setRefusal] = useState<string | null>(null)

  const fail = (error: Error | null) => {
    if (isProblem(error, 'sign-in-over')) startAgain(errorText(error))
    else setRefusal(error && errorText(error, texts.noPasskeyUsed))
  }
  const finish = (second_factor: SecondFactor) =>
    session.mutate(
      { body: { sign_in: pending, second_factor } },
      {
        done: ({ access_token }) => {
          identity.signIn(access_token)
          done()
        },
        failed: (error) => {
          if (isProblem(error, 'sign-in-over')) startAgain(errorText(error))
          else setRefusal(errorText(error, messages.signInFailed))
        },
      },
    )

  return (
    <>
      <FormResult>{texts.oneMoreStep}</FormResult>
      <SecondFactorForm
        requestChallenge={() => challenge.mutateAsync({ body: { sign_in: pending } })}
        busy={session.isPending}
        refusal={refusal}
        onUse={finish}
        onFail={fail}
      />
      <Button variant="quiet" onClick={() => startAgain(null)}>
        {texts.startAgain}
      </Button>
    </>
  )
}

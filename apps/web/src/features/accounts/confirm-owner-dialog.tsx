import type { InputOf } from '@turnout/contract/endpoint'
import { requestConfirmation, type turnSecondFactorOff } from '@turnout/contract/second-factor'
import { type ComponentProps, useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ConfirmPasswordDialog } from './confirm-password-dialog.tsx'
import { confirmPasswordDialog } from './profile-texts.ts'
import { SecondFactorForm } from './second-factor-form.tsx'
import { secondFactorForm as texts } from './second-factor-texts.ts'

type ConfirmOwnerDialogProps = Omit<ComponentProps<typeof ConfirmPasswordDialog>, 'onConfirm'> & {
  onConfirm: (confirmation: InputOf<typeof turnSecondFactorOff>['body']) => void
}

/** Asks for the password, and then for the second factor where the account has one. */
export function ConfirmOwnerDialog({ onConfirm, ...dialog }: ConfirmOwnerDialogProps) {
  const { isPending, error } = dialog.action
  const challenge = useAction(requestConfirmation, { failed: null })
  const [password, setPassword] = useState('')
  const [needsSecond, setNeedsSecond] = useState(false)
  const [unsigned, setUnsigned] = useState<Error | null>(null)
  if (!needsSecond && isProblem(error, 'second-factor-needed')) setNeedsSecond(true)

  if (!needsSecond)
    return (
      <ConfirmPasswordDialog
        {...dialog}
        onConfirm={(given) => {
          setPassword(given)
          onConfirm({ password: given })
        }}
      />
    )
  const refused = isProblem(error, 'second-factor-needed') ? null : error
  return (
    <Dialog open title={texts.title} onClose={dialog.onClose}>
      <SecondFactorForm
        requestChallenge={() => challenge.mutateAsync({})}
        busy={isPending}
        refusal={
          unsigned
            ? errorText(unsigned, texts.noPasskeyUsed)
            : refused && errorText(refused, confirmPasswordDialog.thatCouldNotBeDone)
        }
        onUse={(second_factor) => onConfirm({ password, second_factor })}
        onFail={setUnsigned}
      />
    </Dialog>
  )
}

import type { User } from '@turnout/contract/accounts'
import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyResolver, useCheckedForm } from '../../platform/forms/use-checked-form.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { useUpdateMe } from './profile-actions.ts'
import { toProfileForm } from './profile-form-values.ts'
import type { ProfileForm } from './profile-schema.ts'

const resolver = lazyResolver(async () => (await import('./profile-schema.ts')).profileResolver)
const FIELDS = ['first_name', 'last_name', 'phone_number', 'bio'] as const

export function ProfilePanel({ user }: { user: User }) {
  const { mutate, isPending } = useUpdateMe()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, reset, setError, formState } = useCheckedForm(resolver, {
    values: toProfileForm(user),
    // what somebody is writing is not overwritten by what comes in meanwhile
    resetOptions: { keepDirtyValues: true },
  })
  const field = (name: keyof ProfileForm) => ({ ...register(name), error: formState.errors[name]?.message })

  const submit = handleSubmit((body) => {
    setRefusal(null)
    mutate(
      { body },
      {
        done: (saved) => reset(toProfileForm(saved)),
        failed: (error) => {
          if (!showFieldErrors(error, FIELDS, setError)) setRefusal(errorText(error, texts.profileFailed))
        },
      },
    )
  })

  return (
    <Panel title="About you">
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
        <div className={styles.pair}>
          <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          optional
          hint="Only the admins of your groups see it."
          {...field('phone_number')}
        />
        <TextArea label="Bio" optional rows={4} {...field('bio')} />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={isPending || formState.isSubmitting}
            busyText="Saving"
          >
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}

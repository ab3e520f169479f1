import type { User } from '@turnout/contract/accounts'
import { useState } from 'react'
import { showAtFields } from '../../platform/field-errors.ts'
import { sentenceOf } from '../../platform/problem-error.ts'
import { accounts as texts } from '../../platform/texts.ts'
import { checksLater, useCheckedForm } from '../../platform/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { useUpdateMe } from './profile-actions.ts'
import type { ProfileForm } from './profile-checks.ts'
import { profileOf } from './profile-values.ts'

const checks = checksLater(async () => (await import('./profile-checks.ts')).profileCheck)
const FIELDS = ['first_name', 'last_name', 'phone_number', 'bio'] as const

export function ProfilePanel({ user }: { user: User }) {
  const { mutate, isPending } = useUpdateMe()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, reset, setError, formState } = useCheckedForm(checks, {
    values: profileOf(user),
    // what somebody is writing is not overwritten by what comes in meanwhile
    resetOptions: { keepDirtyValues: true },
  })
  const field = (name: keyof ProfileForm) => ({ ...register(name), error: formState.errors[name]?.message })

  const submit = handleSubmit((body) => {
    setRefusal(null)
    mutate(
      { body },
      {
        done: (saved) => reset(profileOf(saved)),
        failed: (error) => {
          if (!showAtFields(error, FIELDS, setError)) setRefusal(sentenceOf(error, texts.profileFailed))
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
          <Button type="submit" look="primary" busy={isPending || formState.isSubmitting} doing="Saving">
            Save
          </Button>
        </div>
      </form>
    </Panel>
  )
}

import type { User } from '@turnout/contract/me'
import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyResolver, useCheckedForm } from '../../platform/forms/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { useUpdateMe } from './profile-actions.ts'
import { toProfileForm } from './profile-form-values.ts'
import type { ProfileForm } from './profile-schema.ts'
import { profilePanel as texts } from './profile-texts.ts'
import { common, messages } from './texts.ts'

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
          if (!showFieldErrors(error, FIELDS, setError)) setRefusal(errorText(error, messages.profileFailed))
        },
      },
    )
  })

  return (
    <Panel title={texts.aboutYou}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {refusal && <FormAlert key={refusal}>{refusal}</FormAlert>}
        <div className={styles.pair}>
          <TextField label={common.firstName} autoComplete="given-name" {...field('first_name')} />
          <TextField label={common.lastName} autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField
          label={common.phoneNumber}
          type="tel"
          autoComplete="tel"
          optional
          hint={texts.onlyAdminsOfYourGroups}
          {...field('phone_number')}
        />
        <TextArea label={texts.bio} optional rows={4} {...field('bio')} />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={isPending || formState.isSubmitting}
            busyText={texts.saving}
          >
            {texts.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

import type { User } from '@turnout/contract/me'
import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { changedFields } from '../../platform/forms/changed-fields.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useForm } from '../../platform/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './form.module.css'
import { FormAlert } from './form-alert.tsx'
import { useUpdateMe } from './profile-actions.ts'
import type { ProfileForm } from './profile-schema.ts'
import { profilePanel as texts } from './profile-texts.ts'
import { common, messages } from './texts.ts'

const check = lazyCheck(async () => (await import('./profile-schema.ts')).checkProfile)
const FIELDS = ['first_name', 'last_name', 'phone_number', 'bio'] as const
const toProfileForm = ({ first_name, last_name, phone_number, bio }: User): ProfileForm => ({
  ...{ first_name, last_name, phone_number, bio },
})

export function ProfilePanel({ user }: { user: User }) {
  const { mutate, isPending } = useUpdateMe()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({ initial: toProfileForm(user), check })
  const { field, submit, change, latest, setErrors, isSubmitting } = form

  const send = submit((body) => {
    setRefusal(null)
    const sent = latest()
    mutate(
      { body },
      {
        // what was typed meanwhile stays
        done: (saved) => change({ ...toProfileForm(saved), ...changedFields(latest(), sent) }),
        failed: (error) => {
          if (!showFieldErrors(error, FIELDS, setErrors)) setRefusal(errorText(error, messages.profileFailed))
        },
      },
    )
  })

  return (
    <Panel title={texts.aboutYou}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
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
          <Button type="submit" variant="primary" busy={isPending || isSubmitting} busyText={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

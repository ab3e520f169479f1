import type { ComponentProps } from 'react'
import styles from './business-fields.module.css'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'
import { businessFields as texts } from './texts.ts'

/** The fields of a business profile, including its name. */
export const BUSINESS_FIELDS = [
  'business_name',
  'business_type',
  'description',
  'business_phone',
  'business_email',
] as const
type BusinessFieldName = Exclude<(typeof BUSINESS_FIELDS)[number], 'business_name'>

type FieldBinding = Pick<ComponentProps<'input'>, 'name'> & { error: string | undefined }

type BusinessFieldsProps = {
  types: readonly (readonly [value: string, text: string])[]
  /** Binds a field to its form: `register(name)` and its error. */
  field: (name: BusinessFieldName) => FieldBinding
}

/** The fields of a business profile without the name. */
export function BusinessFields({ types, field }: BusinessFieldsProps) {
  return (
    <>
      <SelectField
        label={texts.businessType}
        {...field('business_type')}
        options={[['', texts.chooseOne], ...types]}
      />
      <TextArea label={texts.description} rows={4} hint={texts.whatYouBringAndTo} {...field('description')} />
      <div className={styles.pair}>
        <TextField label={texts.businessPhone} type="tel" autoComplete="tel" {...field('business_phone')} />
        <TextField
          label={texts.businessEmail}
          type="email"
          autoComplete="email"
          {...field('business_email')}
        />
      </div>
    </>
  )
}

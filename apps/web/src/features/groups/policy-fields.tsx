import { TextField } from '../../ui/text-field.tsx'
import { policyFields as texts } from './form-texts.ts'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'

export function PolicyFields({ form: { field } }: GroupControlProps) {
  return (
    <div className={styles.policies}>
      <div className={`${styles.pair} ${styles.tight}`}>
        <TextField label={texts.weatherPolicy} optional maxLength={200} {...field('weather_policy')} />
        <TextField
          label={texts.substitutionPolicy}
          optional
          maxLength={200}
          {...field('substitution_policy')}
        />
      </div>
      <p className="sub">{texts.eachIsLineOfRules}</p>
    </div>
  )
}

import { Badge } from '../../ui/badge.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { GroupControlProps } from './group-controls.tsx'
import styles from './group-form.module.css'

export function PolicyFields({ form: { register } }: GroupControlProps) {
  return (
    <div className={styles.notSaved}>
      <div className={`${styles.pair} ${styles.tight}`}>
        <TextField label="Weather policy" optional maxLength={200} {...register('weather_policy')} />
        <TextField
          label="Substitution policy"
          optional
          maxLength={200}
          {...register('substitution_policy')}
        />
      </div>
      <Badge kind="note">These two are not saved yet</Badge>
    </div>
  )
}

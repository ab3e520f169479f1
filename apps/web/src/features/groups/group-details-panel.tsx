import type { ReactNode } from 'react'
import { SportTile } from '../../art/sport-tile.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './group-form.module.css'
import { sportName } from './sport-name.ts'
import type { GroupForm } from './use-group-form.ts'

export function GroupDetailsPanel({ form, sportAside }: { form: GroupForm; sportAside?: ReactNode }) {
  const { errors } = form.formState
  const sport = form.watch('sports_type')
  return (
    <Panel title="The group" className={styles.panel}>
      <div className={styles.sport}>
        <span>
          <span className={styles.ground} aria-hidden="true">
            <SportTile sport={sport} width={88} height={60} />
          </span>
          {sportName(sport)}
        </span>
        {sportAside}
      </div>
      <TextField
        label="Name"
        maxLength={80}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextArea
        label="Description"
        maxLength={2000}
        hint="What a newcomer should know: level, pace, what to bring."
        error={errors.description?.message}
        {...form.register('description')}
      />
    </Panel>
  )
}

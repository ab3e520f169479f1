import type { ComponentProps, ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'
import styles from './selectable-row.module.css'
import { TickBox } from './tick-box.tsx'

export type SelectableRowProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'name' | 'onChange'> & {
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  detail?: ReactNode
}

/** The whole row is the label. `disabled` makes it readable but inert: not your turn. */
export function SelectableRow(props: SelectableRowProps) {
  const { name, checked, onChange, detail, className, ...input } = props
  return (
    <label className={classNames(styles.row, className)}>
      <Avatar name={name} size={44} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      <input
        {...input}
        type="checkbox"
        className="visually-hidden"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <TickBox />
    </label>
  )
}

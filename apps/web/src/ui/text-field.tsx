import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './field.tsx'
import { Icon, type IconName } from './icons.tsx'
import styles from './text-field.module.css'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | 'className' | 'id'> & {
    icon?: IconName | undefined
    /** Times and numbers in the font of the board. */
    board?: boolean | undefined
  }

/** Takes all props of an input (`register('email')` included); read-only looks sunk and dashed. */
export function TextField(props: TextFieldProps) {
  const { label, optional, hint, error, ok, id, className, icon, board, ...input } = props
  return (
    <Field {...{ label, optional, hint, error, ok, id, className }}>
      {(control) => {
        const box = (
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(control.className, icon && styles.indented, board && styles.board)}
          />
        )
        if (!icon) return box
        return (
          <span className={styles.withIcon}>
            <Icon name={icon} className={styles.icon} />
            {box}
          </span>
        )
      }}
    </Field>
  )
}

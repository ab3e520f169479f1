import type { ReactNode } from 'react'
import styles from './action-bar.module.css'
import { classNames } from './class-names.ts'
import { actionBar as texts } from './texts.ts'

export type ActionBarProps = {
  /** One line: '2 picked, room for 1 more' */
  context?: ReactNode
  /** The one primary action, large and wide; the two goal buttons count as one. */
  children: ReactNode
  label?: string | undefined
  /** It comes at the end of the page where a window is so low that a bar would hide the fields above it. */
  yieldsWhenLow?: boolean | undefined
}

/** The bottom edge of a phone, last in its page. Hidden from 1000 px on, where the action is in its panel. */
export function ActionBar({
  context,
  children,
  label = texts.whatYouCanDoNow,
  yieldsWhenLow,
}: ActionBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a form's fieldset
    <div
      className={classNames(styles.bar, yieldsWhenLow && styles.yields)}
      role="group"
      aria-label={label}
      data-action-bar=""
    >
      {context && <div className={styles.context}>{context}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerSolid' | 'onTurf'
export type ButtonSize = 'small' | 'normal' | 'large' | 'goal'
export type ButtonStyle = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

/** The looks of a button for anything that is not one, a router's link above all. */
export function buttonClass({
  variant = 'secondary',
  size = 'normal',
  wide = false,
}: ButtonStyle = {}): string {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide)
}

import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerSolid' | 'onTurf'
export type ButtonSize = 'small' | 'large' | 'goal'
export type ButtonStyle = {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  wide?: boolean | undefined
}

/** The look of a button for another element, mostly a link. */
export const buttonClass = ({ variant = 'secondary', size, wide }: ButtonStyle = {}): string =>
  classNames(styles.button, styles[variant], size && styles[size], wide && styles.wide)

import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Icon, type IconName } from './icons.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** Its name for screen readers ('Take a goal from Blue'). */
  label: string
  variant?: 'plain' | 'onTurf' | undefined
  /** square 48, minus 56 × 48, tall 64 × 72 next to a goal button */
  shape?: 'square' | 'minus' | 'tall' | undefined
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  shape = 'square',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const isDisabled = String(rest['aria-disabled']) === 'true'
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      onClick={handleClick}
      className={classNames(styles.iconButton, styles[variant], styles[shape], className)}
    >
      <Icon name={icon} size={22} />
    </button>
  )
}

import { type ComponentProps, type MouseEvent, useId } from 'react'
import styles from './button.module.css'
import { type ButtonStyle, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icons.tsx'

export type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    icon?: IconName | undefined
    /** Why it cannot be pressed now: the button turns dashed, stays focusable, and shows this text below. */
    disabledReason?: string | undefined
    busy?: boolean | undefined
    /** Its text while busy ('Checking in'). */
    busyText?: string | undefined
    /** The number of commands that wait for the network, as a dashed count on the corner. */
    waiting?: number | undefined
  }

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    icon,
    disabledReason,
    busy,
    busyText,
    waiting,
    children,
    className,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined || String(rest['aria-disabled']) === 'true'
  const isInert = isDisabled || busy === true

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled keeps the button reachable by keyboard, so the press itself has to be ignored, submit included
    if (isInert) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={isInert || undefined}
      aria-describedby={classNames(rest['aria-describedby'], disabledReason && reasonId) || undefined}
    >
      {busyText === undefined ? (
        <>
          {icon && <Icon name={icon} />}
          {children}
        </>
      ) : (
        <span className={styles.texts}>
          <span className={classNames(busy && styles.unseen)}>
            {icon && <Icon name={icon} />}
            {children}
          </span>
          <span className={classNames(!busy && styles.unseen)}>
            <Icon name="clock" size={18} />
            {busyText}
          </span>
        </span>
      )}
      {waiting ? (
        <span className={styles.waiting} aria-hidden="true">
          {waiting}
        </span>
      ) : null}
    </button>
  )

  if (!disabledReason) return button
  return (
    <span className={classNames(styles.withReason, wide && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  )
}

/** The main action of a screen or a form: large and as wide as its column. */
export const MainButton = (props: Omit<ButtonProps, keyof ButtonStyle>) => (
  <Button variant="primary" size="large" wide {...props} />
)

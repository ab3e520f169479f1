import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './state-card.module.css'
import { stateCard as texts } from './texts.ts'

export type StateCardProps = {
  /** The drawn ground. */
  picture?: ReactNode
  title: string
  /** One sentence. */
  children?: ReactNode
  action?: ReactNode
  /** 1 when it is the whole screen, which also makes it larger. */
  level?: 1 | 2 | 3 | undefined
}

function StateCard({
  picture,
  title,
  children,
  action,
  level = 2,
  role,
}: StateCardProps & { role?: 'alert' }) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.state, level === 1 && styles.page)} role={role}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Nothing here yet, or nothing that matches: what comes next and who does it. */
export const EmptyState: (props: StateCardProps) => ReactNode = StateCard

/** The specification's sentence as the title, and Try Again. */
export function ErrorState({
  onRetry,
  retrying,
  ...rest
}: Omit<StateCardProps, 'action'> & { onRetry?: (() => void) | undefined; retrying?: boolean | undefined }) {
  const action = onRetry && (
    <Button variant="primary" onClick={onRetry} busy={retrying} busyText={texts.tryingAgain}>
      {texts.tryAgain}
    </Button>
  )
  return <StateCard {...rest} action={action} role="alert" />
}

/** The ball went over the fence; the action leads back. */
export function NotFoundState({ children, ...rest }: StateCardProps) {
  return <StateCard {...rest}>{children ?? texts.ballWentOverFenceGo}</StateCard>
}

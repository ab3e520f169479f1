import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './disclosure.module.css'
import { Icon } from './icons.tsx'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }

export function Disclosure({ title, children, className, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        {title}
        <Icon name="down" className={styles.sign} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

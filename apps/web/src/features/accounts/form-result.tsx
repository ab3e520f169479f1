import type { ReactNode } from 'react'
import { focusOnMount } from '../../ui/focus-on-mount.ts'

/** The result that replaces a form; it takes the focus, so that it is read. */
export function FormResult({ children }: { children: ReactNode }) {
  return (
    <p ref={focusOnMount} tabIndex={-1}>
      {children}
    </p>
  )
}

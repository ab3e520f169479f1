import type { ReactNode } from 'react'
import { focusOnMount } from '../../ui/focus-on-mount.ts'

/** What became of a form that is no longer there; the focus goes to it, and has it read. */
export function FormResult({ children }: { children: ReactNode }) {
  return (
    <p ref={focusOnMount} tabIndex={-1}>
      {children}
    </p>
  )
}

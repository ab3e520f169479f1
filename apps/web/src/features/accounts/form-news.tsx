import { type ReactNode, useEffect, useRef } from 'react'

/** What became of a form that is no longer there; it takes the focus, so that it is read and seen. */
export function FormNews({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} tabIndex={-1} role="status">
      {children}
    </p>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'

/** What became of a form that is no longer there; the focus goes to it, and has it read. */
export function FormResult({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <p ref={ref} tabIndex={-1}>
      {children}
    </p>
  )
}

import type { ReactNode } from 'react'

type DrawingProps = {
  width: number
  height: number
  viewBox: string
  /**
   * For screen readers, where the drawing stands alone; without it the drawing is next to text that says the
   * same.
   */
  title?: string | null | undefined
  /** Let it move out of its own box. */
  overflow?: 'visible'
  className?: string | undefined
  children: ReactNode
}

/** A small drawing of a fixed size: a sign, a bib, a coin. */
export function Drawing({ title, ...svg }: DrawingProps) {
  return title ? (
    <svg role="img" aria-label={title} focusable="false" {...svg} />
  ) : (
    <svg aria-hidden="true" focusable="false" {...svg} />
  )
}

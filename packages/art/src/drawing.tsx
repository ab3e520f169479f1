import type { ReactNode } from 'react'

type DrawingProps = {
  width: number
  height: number
  viewBox: string
  /** Spoken where the drawing is all there is; without it the drawing stands beside its own words. */
  title?: string | null | undefined
  /** Let it move out of its own box. */
  overflow?: 'visible'
  className?: string | undefined
  children: ReactNode
}

/** A small drawing of a set size: a sign, a bib, a coin. */
export function Drawing({ title, ...svg }: DrawingProps) {
  return title ? (
    <svg role="img" aria-label={title} focusable="false" {...svg} />
  ) : (
    <svg aria-hidden="true" focusable="false" {...svg} />
  )
}

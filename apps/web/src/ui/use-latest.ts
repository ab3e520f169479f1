import { type RefObject, useEffect, useRef } from 'react'

/** The latest value, for an answer that comes later. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

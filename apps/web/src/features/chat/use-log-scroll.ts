import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer than this to the newest message counts as there. */
const END_PX = 48

/** Safari does not keep what is read in its place when something is added beneath it. */
const isAnchored = () => CSS.supports('overflow-anchor', 'auto')

/**
 * The log is laid out from its end (column-reverse): it opens at the newest message, and older ones that are added
 * above move nothing. Its scrollTop is 0 at the end and negative above.
 */
export function useLogScroll(log: RefObject<HTMLElement | null>, newestId: string | undefined) {
  const [isAtEnd, setAtEnd] = useState(true)
  const height = useRef(0)
  const scrollToEnd = () => log.current?.scrollTo({ top: 0 })

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each message that is added at the end
  useLayoutEffect(() => {
    const { current } = log
    if (!current) return
    const added = current.scrollHeight - height.current
    if (height.current > 0 && current.scrollTop < -END_PX && !isAnchored()) current.scrollTop -= added
  }, [newestId])

  useLayoutEffect(() => {
    height.current = log.current?.scrollHeight ?? 0
  })

  useEffect(() => {
    const { current } = log
    if (!current) return
    const update = () => setAtEnd(current.scrollTop > -END_PX)
    update()
    current.addEventListener('scroll', update, { passive: true })
    return () => current.removeEventListener('scroll', update)
  }, [log])

  return { isAtEnd, scrollToEnd }
}

import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react'

/** Nearer than this to the newest message counts as there. */
const END_PX = 48

/** Safari does not keep what is read in its place when something is added beneath it. */
const isAnchored = () => CSS.supports('overflow-anchor', 'auto')

/**
 * The log is laid out from its end (column-reverse): it opens at the newest message, and older ones that are added
 * above move nothing. Its scrollTop is 0 at the end and negative above.
 */
export function useLogScroll(
  log: RefObject<HTMLElement | null>,
  { newestId, outgoingCount }: { newestId: string | undefined; outgoingCount: number },
) {
  const [isAtEnd, setAtEnd] = useState(true)
  const last = useRef<{ newestId: string | undefined; outgoingCount: number; height: number }>(null)
  const scrollToEnd = () => log.current?.scrollTo({ top: 0 })

  useLayoutEffect(() => {
    const { current } = log
    if (!current) return
    const previous = last.current
    last.current = { newestId, outgoingCount, height: current.scrollHeight }
    // opens at the first message that is new, where these do not all fit
    if (!previous) current.querySelector('[data-new]')?.scrollIntoView({ block: 'start' })
    else if (newestId !== previous.newestId && current.scrollTop < -END_PX && !isAnchored())
      current.scrollTop -= current.scrollHeight - previous.height
    // one's own messages are seen
    if (outgoingCount > 0 && outgoingCount !== previous?.outgoingCount) current.scrollTo({ top: 0 })
  })

  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => setAtEnd(currentTarget.scrollTop > -END_PX)
  return { isAtEnd, scrollToEnd, onScroll }
}

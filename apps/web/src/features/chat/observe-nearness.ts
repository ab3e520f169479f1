/** Reports whether an element is in view of its log or within the margin. Returns a function that stops it. */
export function observeNearness(
  element: Element,
  rootMargin: string,
  onReport: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // a quick scroll can report twice at once; the last entry counts
      const latest = entries.at(-1)
      if (latest) onReport(latest)
    },
    { root: element.closest('[role=log]'), rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

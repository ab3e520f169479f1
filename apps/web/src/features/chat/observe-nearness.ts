/** Reports whether an element is in view of its log or nearer to it than the margin, until the returned function is called. */
export function observeNearness(
  element: Element,
  rootMargin: string,
  onReport: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      // a quick scroll brings it near before the first report, which then has both
      const latest = entries.at(-1)
      if (latest) onReport(latest)
    },
    { root: element.closest('[role=log]'), rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

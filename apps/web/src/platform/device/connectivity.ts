/** Now, or as soon as there is a signal: without one the browser would have no page to show. */
export function reloadWhenOnline(): void {
  const url = location.href
  const reload = () => {
    // a person who has gone to another page since may be writing there
    if (location.href === url) location.reload()
  }
  if (navigator.onLine) reload()
  else addEventListener('online', reload, { once: true })
}

/** Calls back when the signal may be back or the phone is in use again, until the returned function is called. */
export function onReconnect(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  addEventListener('online', listener)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    removeEventListener('online', listener)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

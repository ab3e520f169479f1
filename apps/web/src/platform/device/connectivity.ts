/** Now, or as soon as there is a signal: without one the browser would have no page to show. */
export function reloadWhenOnline(): void {
  const url = location.href
  const reload = () => {
    // whoever has gone on to another page since may be writing there
    if (location.href === url) location.reload()
  }
  if (navigator.onLine) reload()
  else addEventListener('online', reload, { once: true })
}

/** Tells when the signal may be back, or somebody looks at the phone again, until the returned function is called. */
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

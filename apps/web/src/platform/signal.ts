/** Now, or as soon as there is a signal: without one the browser would have no page to show. */
export function loadAnew(): void {
  const asked = location.href
  const reload = () => {
    // whoever has gone on to another page since may be writing there
    if (location.href === asked) location.reload()
  }
  if (navigator.onLine) reload()
  else addEventListener('online', reload, { once: true })
}

/** Tells when the signal may be back, or somebody looks at the phone again, until the returned function is called. */
export function onBack(tell: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') tell()
  }
  addEventListener('online', tell)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', tell)
    document.removeEventListener('visibilitychange', look)
  }
}

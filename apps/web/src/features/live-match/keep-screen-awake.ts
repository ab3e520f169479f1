/** The screen stays awake while a match is on it. Browsers let go whenever the page is hidden, so it is asked again. For the `ref` of a page. */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isUnmounted = false
  const request = async () => {
    try {
      const sentinel = await navigator.wakeLock.request('screen')
      if (isUnmounted) await sentinel.release()
      else lock = sentinel
    } catch {
      // no such thing, low battery, a page that is hidden or not secure: the phone keeps its own habits
    }
  }
  const onVisibilityChange = () => void request()
  onVisibilityChange()
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    isUnmounted = true
    document.removeEventListener('visibilitychange', onVisibilityChange)
    void lock?.release()
  }
}

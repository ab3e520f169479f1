/** Keeps the screen awake. Browsers release the lock of a hidden page, so it is requested again. For a `ref`. */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let isUnmounted = false
  const request = async () => {
    try {
      const sentinel = await navigator.wakeLock.request('screen')
      if (isUnmounted) await sentinel.release()
      else lock = sentinel
    } catch {
      // not supported, low battery, a page that is hidden or not secure: the phone's own setting counts
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

import { useEffect } from 'react'

/** The screen stays awake while a match is on it. Browsers let go whenever the page is hidden, so it is asked again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isLeft) await given.release()
        else lock = given
      } catch {
        // low battery, or a page that is not secure: the phone keeps its own habits
      }
    }
    const again = () => void ask()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}

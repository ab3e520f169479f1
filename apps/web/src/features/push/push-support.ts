export type PushSupport = 'supported' | 'needs-home-screen' | 'unsupported'

/** On an iPhone only an app on the Home Screen may show notifications. An iPad says that it is a Mac with a touch screen. */
export function pushSupport(): PushSupport {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)
    return 'supported'
  return isIos() && !matchMedia('(display-mode: standalone)').matches ? 'needs-home-screen' : 'unsupported'
}

export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

// in this order: nearly every browser also says that it is Safari, and Edge that it is Chrome
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (userAgent: string, known: typeof BROWSERS) =>
  known.find(([sign]) => sign.test(userAgent))?.[1]

/** 'Chrome on Android'. What a browser says of itself is a hint and no proof, and enough to know one's own phone by. */
export function deviceName(userAgent: string): string {
  const browser = firstIn(userAgent, BROWSERS)
  const system = firstIn(userAgent, SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Another program'
}

/** Runs once the page is rendered and the phone is idle. */
export function afterLoad(callback: () => void): void {
  const schedule = () => setTimeout(callback, 1_000)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}

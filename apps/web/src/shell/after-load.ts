/** After the page is drawn and nothing else is waiting for the phone. */
export function afterLoad(callback: () => void): void {
  const schedule = () => setTimeout(callback, 1_000)
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true })
}

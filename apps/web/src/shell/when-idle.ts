/** After the page is drawn and nothing else is waiting for the phone. */
export function whenIdle(then: () => void): void {
  const soon = () => setTimeout(then, 1_000)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}

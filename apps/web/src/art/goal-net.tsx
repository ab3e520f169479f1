import { WHITE } from '@turnout/art/colour.ts'

/** The goal on the left of a football ground, from above: posts, and a net that hangs behind them. */
export function GoalNet() {
  const cords = [0, 1, 2, 3, 4, 5].map((index) => `M-${9 * index + 4} 303.4V376.6`).join('')
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => `M0 ${303.4 + index * 9.15}H-49`).join('')
  return (
    <g fill="none" stroke={WHITE}>
      <path d="M0 303.4H-49V376.6H0z" fill="#0A3B20" fillOpacity=".3" stroke="none" />
      <path d={cords + rows} strokeWidth=".8" opacity=".55" />
      <path d="M0 303.4H-49V376.6H0" strokeWidth="1.6" opacity=".8" />
      <path d="M0 301V379" strokeWidth="5.5" strokeLinecap="round" />
    </g>
  )
}

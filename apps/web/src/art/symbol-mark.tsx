import { Drawing } from '@turnout/art/drawing.tsx'

type SymbolMarkProps = { size?: number; title?: string; className?: string }

/** Touchline and halfway line make the T, the centre circle makes the O. */
export function SymbolMark({ size = 32, title, className }: SymbolMarkProps) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 32 32" className={className} title={title}>
      <rect width="32" height="32" rx="7" fill="#1A7A44" />
      <path d="M5 8h22M16 8v19" stroke="#FFFFFF" strokeWidth="3" strokeLinecap="square" />
      <path d="M16 11.5a6.5 6.5 0 0 0 0 13z" fill="#FFFFFF" />
      <circle cx="16" cy="18" r="6.5" fill="none" stroke="#FFFFFF" strokeWidth="3" />
    </Drawing>
  )
}

import { dates as texts } from '../texts.ts'

/** What stood here before it was moved, struck through. */
export const OldValue = ({ children }: { children: string }) => (
  <s>
    <span className="visually-hidden">{texts.was} </span>
    {children}
  </s>
)

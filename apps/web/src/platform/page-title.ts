import { nothingSaid, useSaid, useSay } from './said.ts'

const title = nothingSaid<string>()

/** A page that knows more than its route says so: 'Canal Side Kickabout', 'Blue 2–1 Orange, 4:12'. */
export const usePageTitle = (said: string | null): void => useSay(title, said)

export const useSaidTitle = (): string | null => useSaid(title)

import { useEffect, useState } from 'react'

/** The secret leaves the address at once, so the page keeps it. */
export function useSecret(token = ''): string {
  const [secret] = useState(token)
  useForgetSecret(true)
  return secret
}

/** For a page that uses its secret without a press: a reload before the answer needs it in the address. */
export function useForgetSecret(isAnswered: boolean): void {
  useEffect(() => {
    if (isAnswered && location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [isAnswered])
}

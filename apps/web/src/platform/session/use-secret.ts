import { useEffect, useState } from 'react'

/** The address forgets the secret at once, so it is kept here for as long as the page stands. */
export function useSecret(token = ''): string {
  const [secret] = useState(token)
  useForgetSecret(true)
  return secret
}

/** For a page that uses its secret by itself: loaded anew before the answer, it needs the address to use it again. */
export function useForgetSecret(isAnswered: boolean): void {
  useEffect(() => {
    if (isAnswered && location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [isAnswered])
}

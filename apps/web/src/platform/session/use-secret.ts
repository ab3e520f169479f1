import { useEffect, useState } from 'react'

/** The address forgets the secret at once, so it is kept here for as long as the page stands. */
export function useSecret(token = ''): string {
  const [secret] = useState(token)
  useEffect(() => {
    if (location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [])
  return secret
}

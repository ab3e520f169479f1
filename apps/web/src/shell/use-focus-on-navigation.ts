import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A new page begins at its beginning, for whoever goes by keyboard or by ear too. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        // the first page of all keeps the focus where the browser put it
        if (pathChanged && fromLocation) document.getElementById('content')?.focus({ preventScroll: true })
      }),
    [router],
  )
}

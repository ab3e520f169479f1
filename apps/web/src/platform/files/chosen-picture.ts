import type { ProblemCode } from '@turnout/contract/problem'
import { useEffect, useState } from 'react'

/** An address for a chosen picture while it is shown; the browser keeps the file until it is given back. */
export function usePictureUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(objectUrl)
    }
  }, [file])
  return url
}

/** Refusals that belong beneath the photo. */
export const PHOTO_PROBLEMS: readonly ProblemCode[] = [
  'not-an-image',
  'damaged-image',
  'image-too-large',
  'too-large',
]

import { useEffect, useState } from 'react'

/** An address for a chosen picture while it is shown; the browser keeps the file until it is given back. */
export function usePictureOf(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

import type { Endpoint, InputOf } from '@turnout/contract/endpoint'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { errorText } from '../api/problem-error.ts'
import { toast } from '../toast.ts'
import { saveFile } from './picture-file.ts'

/** A file from the server, saved under the name that the server gives it. */
export function useDownload<E extends Endpoint & { download: string }>(endpoint: E, input: InputOf<E>) {
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      saveFile((await call(endpoint, input)) as File)
    } catch (error) {
      toast.failed(errorText(error as Error, 'Failed to load the file'))
    }
    setPending(false)
  }
  return { save: () => void save(), isPending }
}

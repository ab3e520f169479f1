/** One result of the doctor. `look`: it works, but an operator should know. `wrong`: correct it first. */
export interface Finding {
  subject: string
  level: 'fine' | 'look' | 'wrong'
  message: string
}

export const ok = (subject: string, message: string): Finding => ({ subject, level: 'fine', message })
export const warn = (subject: string, message: string): Finding => ({ subject, level: 'look', message })
export const fail = (subject: string, message: string): Finding => ({ subject, level: 'wrong', message })

export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

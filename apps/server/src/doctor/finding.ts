/** What the doctor says of one thing. `look`: it works, and somebody should know. `wrong`: put it right first. */
export interface Finding {
  about: string
  is: 'fine' | 'look' | 'wrong'
  says: string
}

export const fine = (about: string, says: string): Finding => ({ about, is: 'fine', says })
export const look = (about: string, says: string): Finding => ({ about, is: 'look', says })
export const wrong = (about: string, says: string): Finding => ({ about, is: 'wrong', says })

export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

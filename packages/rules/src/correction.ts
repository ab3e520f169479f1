/** An organiser changed the score afterwards. */
export interface Correction {
  /** The score that was played. */
  from: Readonly<Record<'a' | 'b', number>>
  reason: string
  at: number
}

export interface CorrectedScore {
  matchNumber: number
  score: Correction['from']
  winner: 'a' | 'b' | null
  correction: Correction
}

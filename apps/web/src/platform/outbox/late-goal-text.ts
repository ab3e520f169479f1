const texts = {
  corrected: 'Counted: it was in time, and the result is corrected.',
  kept: 'That came after time. An organiser decides if it counts.',
}

/** The outcome of a goal that arrived after its match; null for one that arrived in time. */
export const lateGoalText = ({ late }: { late: 'corrected' | 'kept' | null }): string | null =>
  late && texts[late]

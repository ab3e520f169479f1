const texts = {
  corrected: 'Counted: it was in time, and the result is corrected.',
  kept: 'That came after time. An organiser decides if it counts.',
}

/** What became of a goal that came after its match; nothing for one that came in time. */
export const lateGoalText = ({ late }: { late: 'corrected' | 'kept' | null }): string | null =>
  late && texts[late]

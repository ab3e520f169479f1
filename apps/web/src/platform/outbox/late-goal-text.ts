const texts = {
  corrected: 'Counted after all: it was made in time, and the result is corrected.',
  kept: 'That came after time. An organiser keeps or drops it.',
}

/** What became of a goal that came after its match; nothing for one that came in time. */
export const lateGoalText = ({ late }: { late: 'corrected' | 'kept' | null }): string | null =>
  late && texts[late]

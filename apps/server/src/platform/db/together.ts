import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Whoever asks in the same turn of the event loop is asked for in one statement. It begins after the last of them
 * came, so each hears what is true after they asked, and nothing is kept for whoever comes later.
 */
export function together<Question, Found>(
  ask: (questions: readonly Question[]) => Promise<(question: Question) => Found>,
): (question: Question) => Promise<Found> {
  let turn: { questions: Question[]; answer: ReturnType<typeof ask> } | null = null
  const begin = () => {
    const questions: Question[] = []
    const answer = endOfTurn().then(() => {
      turn = null
      return ask(questions)
    })
    return { questions, answer }
  }
  return async (question) => {
    turn ??= begin()
    turn.questions.push(question)
    return (await turn.answer)(question)
  }
}

import { WEEKDAYS } from '@turnout/rules/words'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'

const Weekdays = z.array(z.enum(WEEKDAYS)).max(WEEKDAYS.length)

/** "I always come on Wednesdays". */
export const StandingAnswer = model('StandingAnswer', {
  /** The days for which the person is in as soon as a game opens for answers. */
  weekdays: Weekdays,
  /** The days that count: those on which the group plays. None for a spare, and while the group does not ask. */
  choices: Weekdays,
})
export type StandingAnswer = z.output<typeof StandingAnswer>

export const getStandingAnswer = endpoint('getStandingAnswer', 'GET /sport-groups/:groupId/standing-answer', {
  summary:
    'The days on which the caller always comes. It is off after two no-shows or four weeks without arriving.',
  reply: StandingAnswer,
  problems: ['group-not-found'],
})

export const changeStandingAnswer = endpoint(
  'changeStandingAnswer',
  'PUT /sport-groups/:groupId/standing-answer',
  {
    summary:
      'Say on which days the caller always comes. Games that are open without their answer, and those that open from now on, have them in; each answer can still be changed. Answers that were given stay when a day is left out.',
    body: z.strictObject({ weekdays: Weekdays }),
    reply: StandingAnswer,
    problems: ['group-not-found'],
  },
)

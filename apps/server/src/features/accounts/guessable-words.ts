/** What a guesser tries first. */
export const guessableWords = ({
  email,
  firstName,
  lastName,
}: {
  email: string
  firstName: string
  lastName: string
}): string[] => [
  email,
  email.split('@', 1).join(''),
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  `${firstName}${lastName}`,
  'turnout',
]

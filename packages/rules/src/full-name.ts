/**
 * A person's name in one line. A person who signed up as a vendor has the name of the business as first and
 * as last name: it is shown once. Some people have one name only.
 */
export const fullName = (firstName: string, lastName: string): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`.trim()

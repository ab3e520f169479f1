/**
 * A person in one line. Somebody who signs up as a vendor has the name of the business as first and as last name:
 * once is enough. Some people have one name only.
 */
export const fullName = (firstName: string, lastName: string): string =>
  firstName === lastName ? firstName : `${firstName} ${lastName}`.trim()

import type * as z from 'zod'

type Issue = z.core.$ZodRawIssue

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** A sentence about a wrong value; fields with a sentence in the contract keep that one. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `Give ${TYPE_NAMES[issue.expected] ?? issue.expected}.`
    case 'invalid_value':
      return `Choose ${issue.values.map(String).join(' or ')}.`
    case 'too_small':
      return `At least ${issue.minimum}${unitOf(issue.origin)}.`
    case 'too_big':
      return `At most ${issue.maximum}${unitOf(issue.origin)}.`
    case 'unrecognized_keys':
      return `This call knows no ${issue.keys.filter((key) => NAME.test(key)).join(', ') || 'such field'}.`
    default:
      return 'This is not in a form that can be read.'
  }
}

/** Repeated only when it could be a typing mistake. */
const NAME = /^\w{1,40}$/

const unitOf = (origin: string) => (origin === 'string' ? ' letters' : origin === 'array' ? ' of them' : '')

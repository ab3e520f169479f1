import type { GroupValues } from './form-values.ts'

type Policies = Pick<GroupValues, 'rules' | 'weather_policy' | 'substitution_policy'>

const WEATHER = 'Weather: '
const SUBSTITUTES = 'Substitutes: '

const line = (label: string, policy: string) => (policy.trim() === '' ? [] : [label + policy.trim()])

/** A group has no fields for the two policies: each is sent as a line at the end of its rules. */
export const rulesWithPolicies = ({ rules, weather_policy, substitution_policy }: Policies): string =>
  [
    ...(rules.trim() === '' ? [] : [rules]),
    ...line(WEATHER, weather_policy),
    ...line(SUBSTITUTES, substitution_policy),
  ].join('\n')

/** Splits the policies from the rules, so that the form shows each in its own field. */
export function splitPolicies(text: string): Policies {
  const lines = text.split('\n')
  const take = (label: string) => {
    const index = lines.findLastIndex((each) => each.startsWith(label))
    return index < 0 ? '' : (lines.splice(index, 1)[0]?.slice(label.length) ?? '')
  }
  const [weather_policy, substitution_policy] = [take(WEATHER), take(SUBSTITUTES)]
  return { rules: lines.join('\n'), weather_policy, substitution_policy }
}

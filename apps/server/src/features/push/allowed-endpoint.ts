import type { Deps } from '../../deps.ts'

export type PushConfig = NonNullable<Deps['config']['push']>

/** The push services of Chrome, Edge, Firefox and Safari. */
const KNOWN_HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)+push\.services\.mozilla\.com$/,
  /^([\w-]+\.)+notify\.windows\.com$/,
  /^([\w-]+\.)*web\.push\.apple\.com$/,
]

/**
 * The browser chooses the address that we call, so it must be of a known push service, or of one that the operator
 * added. Any other could be inside the operator's network.
 */
export function endpointOrigin(
  endpoint: string,
  { origins }: Pick<PushConfig, 'origins'>,
): 'known' | 'operator' | null {
  if (!URL.canParse(endpoint)) return null
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return null
  if (origins.includes(origin)) return 'operator'
  const isKnown = KNOWN_HOSTS.some((host) => host.test(hostname))
  return isKnown && protocol === 'https:' && port === '' ? 'known' : null
}

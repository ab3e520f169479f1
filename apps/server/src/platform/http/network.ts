import { sha256 } from '../chance.ts'

/** The network of an address: an IPv4 address, or the /64 of an IPv6 household. It is only stored as a hash. */
export function networkOf(address: string): string {
  const withoutMapping = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return sha256(withoutMapping.includes(':') ? firstHalf(withoutMapping) : withoutMapping)
}

function firstHalf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

import { sha256 } from '../../platform/chance.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'

/**
 * By what a device is known again, as a hash: its key, or, where a program sends none, its network and what it
 * says of itself. A device with a key is never taken for one without.
 */
export const deviceOf = ({ deviceKey, address, userAgent }: Caller): string =>
  deviceKey === null ? sha256(`without ${networkOf(address)} ${userAgent}`) : sha256(`key ${deviceKey}`)

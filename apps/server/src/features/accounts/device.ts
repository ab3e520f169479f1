import { sha256 } from '../../platform/chance.ts'
import type { Caller } from '../../platform/http/handle.ts'
import { networkOf } from '../../platform/http/network.ts'

/**
 * Recognises a device, as a hash: by its key or, if it sends none, by its network and user agent. A device with a
 * key never equals one without.
 */
export const deviceOf = ({ deviceKey, address, userAgent }: Caller): string =>
  deviceKey === null ? sha256(`without ${networkOf(address)} ${userAgent}`) : sha256(`key ${deviceKey}`)

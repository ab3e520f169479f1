import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** Addresses outside of the public internet: this machine, its network and reserved ones (RFC 6890). */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

export const isPrivateAddress = (address: string): boolean =>
  PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
  readonly code = 'EPRIVATE'
}

/** Checks the address of the connection itself, so that a name cannot resolve to another one after the check. */
export const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, options, (error, address: string | LookupAddress[], family) => {
    const addresses = typeof address === 'string' ? [{ address }] : (address ?? [])
    const isPrivate = addresses.some((found) => isPrivateAddress(found.address))
    done(
      error ?? (isPrivate ? new PrivateAddressError(`${hostname} is a private address.`) : null),
      address,
      family,
    )
  })

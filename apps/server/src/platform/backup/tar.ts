/** A backup is a plain tar file: any system can open it and extract pictures and rows. */
export const BLOCK = 512

const OCTAL_BYTES = 11
const MAX_BYTES = 8 ** OCTAL_BYTES - 1
const CHECKSUM_AT = 148

export function headerOf(name: string, bytes: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`)
  if (bytes > MAX_BYTES)
    throw new Error(`${name} is larger than 8 GB, which is more than a part of a backup may have.`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${bytes.toString(8).padStart(OCTAL_BYTES, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', CHECKSUM_AT)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT)
  return header
}

/** Name and size from a header; null for a block without one. */
export function readHeader(block: Buffer): { name: string; bytes: number } | null {
  const text = (from: number, to: number) => block.toString('utf8', from, to).replace(/\0.*$/s, '')
  const [name, bytes] = [text(0, 100), Number.parseInt(text(124, 136), 8)]
  return name !== '' && Number.isSafeInteger(bytes) && headerOf(name, bytes).equals(block)
    ? { name, bytes }
    : null
}

/** The number of zero bytes that fill the last block. */
export const paddingOf = (bytes: number): number => (BLOCK - (bytes % BLOCK)) % BLOCK

/** The end of every backup: the checksum of everything before, and the two empty blocks that end a tar file. */
export function createEnding(sum: string): Buffer {
  const line = Buffer.from(`${sum}\n`)
  return Buffer.concat([
    headerOf('SHA256', line.length),
    line,
    Buffer.alloc(paddingOf(line.length) + 2 * BLOCK),
  ])
}

export const ENDING_BYTES = createEnding('0'.repeat(64)).length

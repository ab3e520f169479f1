/**
 * Stands in zod's place wherever the contract only says what an answer looks like (`contract-for-the-web.ts`):
 * the same schemas, read for their shape and their instants and nothing else. Forms, which have to say what is
 * wrong with what somebody typed, import `@turnout/contract/checked/…` and get the whole of zod.
 */
type Read = (said: unknown) => unknown
type Fields = Record<string, Shape>

const wrong = (wanted: string): never => {
  throw new TypeError(`The server did not answer as promised: ${wanted} was expected.`)
}

/** An answer as it comes over the wire, or one that was read before, instants and all, and kept since. */
type How = 'parse' | 'again'

class Shape {
  readonly parse: Read
  readonly again: Read
  readonly shape: Fields
  constructor(reading: (how: How) => Read, shape: Fields = {}) {
    this.parse = reading('parse')
    this.again = reading('again')
    this.shape = shape
  }

  /** Whether what was read before still has this form. */
  safeEncode = (kept: unknown): { success: boolean } => {
    try {
      this.again(kept)
      return { success: true }
    } catch {
      return { success: false }
    }
  }

  // what is only asked of those who write
  refine = () => this
  overwrite = () => this
  transform = () => this
  meta = () => this
  int = () => this
  min = () => this
  max = () => this
  length = () => this
  regex = () => this
  default = () => this

  nullable = () => new Or(this, null)
  optional = () => new Or(this, undefined)
  nullish = () => this.nullable().optional()

  extend = (more: Fields) => object({ ...this.shape, ...more })
  pick = (names: object) =>
    object(Object.fromEntries(Object.entries(this.shape).filter(([name]) => name in names)))
  partial = () => object(mapped(this.shape, (field) => field.optional()))
}

class Or extends Shape {
  readonly unwrap: () => Shape
  constructor(inner: Shape, nothing: null | undefined) {
    super((how) => (said) => (said === nothing ? nothing : inner[how](said)))
    this.unwrap = () => inner
  }
}

const mapped = <V, W>(values: Record<string, V>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

const isRecord = (said: unknown): said is Record<string, unknown> =>
  typeof said === 'object' && said !== null && !Array.isArray(said)

const ofType = (type: string) => () =>
  new Shape(() => (said) => (typeof said === type ? said : wrong(`a ${type}`)))

export const string = ofType('string')
export const number = ofType('number')
export const boolean = ofType('boolean')
export const uuid = ofType('string')
export const iso = { datetime: string, date: string }
export const coerce = { number }

const oneOf = (known: readonly unknown[]) =>
  new Shape(() => (said) => (known.includes(said) ? said : wrong(known.join(' or '))))

export { oneOf as enum }
export const literal = (value: unknown) => oneOf([value])

export const array = (item: Shape) =>
  new Shape((how) => (said) => (Array.isArray(said) ? said.map(item[how]) : wrong('a list')))

export const record = (_: Shape, value: Shape) =>
  new Shape((how) => (said) => (isRecord(said) ? mapped(said, value[how]) : wrong('an object')))

/** Fields that nobody promised are left out; one that is missing fails as its own shape says. */
export const object = (fields: Fields): Shape => {
  const entries = Object.entries(fields)
  const reading = (how: How) => (said: unknown) => {
    if (!isRecord(said)) return wrong('an object')
    const read: Record<string, unknown> = {}
    for (const [name, field] of entries) {
      const value = field[how](said[name])
      if (value !== undefined) read[name] = value
    }
    return read
  }
  return new Shape(reading, fields)
}
/** An answer of a newer server may say more, which is left out; what was read before has nothing left over. */
export const strictObject = (fields: Fields): Shape => {
  const { parse, again } = object(fields)
  const whole = (kept: unknown) => {
    const read = again(kept) as object
    return Object.keys(kept as object).length === Object.keys(read).length ? read : wrong('nothing else')
  }
  return new Shape((how) => (how === 'parse' ? parse : whole), fields)
}

export const union = (shapes: readonly Shape[]): Shape =>
  new Shape((how) => (said) => {
    for (const shape of shapes) {
      try {
        return shape[how](said)
      } catch {
        // perhaps it is the next
      }
    }
    return wrong('another shape')
  })
export const discriminatedUnion = (_: string, shapes: readonly Shape[]) => union(shapes)

export const codec = (wire: Shape, inside: Shape, { decode }: { decode: (said: never) => unknown }) =>
  new Shape((how) => (how === 'again' ? inside.again : (said) => decode(wire.parse(said) as never)))

/** Its check is the server's; what is asked of a browser is to hand it on. */
export const custom = () => new Shape(() => (said) => said)

export const NEVER = undefined

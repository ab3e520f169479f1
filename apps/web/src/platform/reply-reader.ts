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

class Shape {
  readonly parse: Read
  readonly shape: Fields
  constructor(parse: Read, shape: Fields = {}) {
    this.parse = parse
    this.shape = shape
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

  nullable = () => new Or(this, (said) => (said === null ? null : this.parse(said)))
  optional = () => new Or(this, (said) => (said === undefined ? undefined : this.parse(said)))
  nullish = () => this.nullable().optional()

  extend = (more: Fields) => object({ ...this.shape, ...more })
  pick = (names: object) =>
    object(Object.fromEntries(Object.entries(this.shape).filter(([name]) => name in names)))
  partial = () => object(mapped(this.shape, (field) => field.optional()))
}

class Or extends Shape {
  readonly unwrap: () => Shape
  constructor(inner: Shape, parse: Read) {
    super(parse)
    this.unwrap = () => inner
  }
}

const mapped = <V, W>(values: Record<string, V>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

const isRecord = (said: unknown): said is Record<string, unknown> =>
  typeof said === 'object' && said !== null && !Array.isArray(said)

const ofType = (type: string) => () => new Shape((said) => (typeof said === type ? said : wrong(`a ${type}`)))

export const string = ofType('string')
export const number = ofType('number')
export const boolean = ofType('boolean')
export const uuid = ofType('string')
export const iso = { datetime: string, date: string }
export const coerce = { number }

const oneOf = (known: readonly unknown[]) =>
  new Shape((said) => (known.includes(said) ? said : wrong(known.join(' or '))))

export { oneOf as enum }
export const literal = (value: unknown) => oneOf([value])

export const array = (item: Shape) =>
  new Shape((said) => (Array.isArray(said) ? said.map(item.parse) : wrong('a list')))

export const record = (_: Shape, value: Shape) =>
  new Shape((said) => (isRecord(said) ? mapped(said, value.parse) : wrong('an object')))

/** Fields that nobody promised are left out; one that is missing fails as its own shape says. */
export const object = (fields: Fields): Shape => {
  const entries = Object.entries(fields)
  return new Shape((said) => {
    if (!isRecord(said)) return wrong('an object')
    const read: Record<string, unknown> = {}
    for (const [name, { parse }] of entries) {
      const value = parse(said[name])
      if (value !== undefined) read[name] = value
    }
    return read
  }, fields)
}
export const strictObject = (fields: Fields): Shape => object(fields)

export const union = (shapes: readonly Shape[]): Shape =>
  new Shape((said) => {
    for (const { parse } of shapes) {
      try {
        return parse(said)
      } catch {
        // perhaps it is the next
      }
    }
    return wrong('another shape')
  })
export const discriminatedUnion = (_: string, shapes: readonly Shape[]) => union(shapes)

export const codec = (wire: Shape, _: Shape, { decode }: { decode: (said: never) => unknown }) =>
  new Shape((said) => decode(wire.parse(said) as never))

/** Its check is the server's; what is asked of a browser is to hand it on. */
export const custom = () => new Shape((said) => said)

export const NEVER = undefined

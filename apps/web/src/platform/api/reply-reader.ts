/**
 * Replaces zod wherever the contract only describes an answer (`light-contract.ts`): the same schemas, used for their
 * shape and their instants and nothing else. Forms, which have to explain what is wrong with an input, import
 * `@turnout/contract/checked/…` and get all of zod.
 */
type Parse = (input: unknown) => unknown
type Fields = Record<string, Schema>

const fail = (expected: string): never => {
  throw new TypeError(`The server did not answer as promised: ${expected} was expected.`)
}

/** 'parse' reads an answer from the wire; 'again' checks a stored value, whose instants are parsed already. */
type Mode = 'parse' | 'again'

class Schema {
  readonly parse: Parse
  readonly again: Parse
  readonly shape: Fields
  constructor(parserFor: (mode: Mode) => Parse, shape: Fields = {}) {
    this.parse = parserFor('parse')
    this.again = parserFor('again')
    this.shape = shape
  }

  /** Whether a stored value still has this form. */
  safeEncode = (value: unknown): { success: boolean } => {
    try {
      this.again(value)
      return { success: true }
    } catch {
      return { success: false }
    }
  }

  // a check that only concerns input
  refine = () => this
  superRefine = () => this
  overwrite = () => this
  transform = () => this
  pipe = () => this
  meta = () => this
  int = () => this
  min = () => this
  max = () => this
  length = () => this
  regex = () => this

  default = (value: unknown): Schema =>
    new Schema((mode) => (input) => (input === undefined ? value : this[mode](input)), this.shape)
  nullable = () => new OrNothing(this, null)
  optional = () => new OrNothing(this, undefined)
  nullish = () => this.nullable().optional()
  /** A value that a newer server sends and this client does not know is read as the given one. */
  catch = (unknown: unknown): Schema => union([this, new Schema(() => () => unknown)])

  extend = (more: Fields) => object({ ...this.shape, ...more })
  pick = (names: object) =>
    object(Object.fromEntries(Object.entries(this.shape).filter(([name]) => name in names)))
  partial = () => object(mapValues(this.shape, (field) => field.optional()))
}

class OrNothing extends Schema {
  readonly unwrap: () => Schema
  constructor(inner: Schema, nothing: null | undefined) {
    super((mode) => (input) => (input === nothing ? nothing : inner[mode](input)))
    this.unwrap = () => inner
  }
}

const mapValues = <V, W>(values: Record<string, V>, change: (value: V) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const primitive = (type: string) => () =>
  new Schema(() => (input) => (typeof input === type ? input : fail(`a ${type}`)))

export const string = primitive('string')
export const number = primitive('number')
export const boolean = primitive('boolean')
export const uuid = primitive('string')
export const iso = { datetime: string, date: string }
export const coerce = { number }

const oneOf = (known: readonly unknown[]) =>
  new Schema(() => (input) => (known.includes(input) ? input : fail(known.join(' or '))))

export { oneOf as enum }
export const literal = (value: unknown) => oneOf([value])

export const array = (item: Schema) =>
  new Schema((mode) => (input) => (Array.isArray(input) ? input.map(item[mode]) : fail('a list')))

export const record = (_: Schema, value: Schema) =>
  new Schema((mode) => (input) => (isRecord(input) ? mapValues(input, value[mode]) : fail('an object')))

/** Unknown fields are left out; a missing field fails by its own schema. */
export const object = (fields: Fields): Schema => {
  const entries = Object.entries(fields)
  const parserFor = (mode: Mode) => (input: unknown) => {
    if (!isRecord(input)) return fail('an object')
    const result: Record<string, unknown> = {}
    for (const [name, field] of entries) {
      const value = field[mode](input[name])
      if (value !== undefined) result[name] = value
    }
    return result
  }
  return new Schema(parserFor, fields)
}
/** An answer of a newer server may have more fields, which are left out; a stored value has no extra field. */
export const strictObject = (fields: Fields): Schema => {
  const { parse, again } = object(fields)
  const parseExact = (value: unknown) => {
    const result = again(value) as object
    return Object.keys(value as object).length === Object.keys(result).length ? result : fail('nothing else')
  }
  return new Schema((mode) => (mode === 'parse' ? parse : parseExact), fields)
}

export const union = (schemas: readonly Schema[]): Schema =>
  new Schema((mode) => (input) => {
    for (const schema of schemas) {
      try {
        return schema[mode](input)
      } catch {
        // perhaps the next one fits
      }
    }
    return fail('another shape')
  })
export const discriminatedUnion = (_: string, schemas: readonly Schema[]) => union(schemas)

export const codec = (wire: Schema, inside: Schema, { decode }: { decode: (input: never) => unknown }) =>
  new Schema((mode) => (mode === 'again' ? inside.again : (input) => decode(wire.parse(input) as never)))

/** The server checks it; a browser only passes it on. */
export const custom = () => new Schema(() => (input) => input)

export const NEVER = undefined

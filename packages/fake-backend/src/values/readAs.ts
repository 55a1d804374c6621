import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** An invalid argument of a control. The message says what is wrong and what is possible instead. */
export class Nonsense extends TypeError {
  override readonly name = 'Nonsense'
}

/** The value as the codec's type. Throws Nonsense that names the invalid or unknown field. */
export const readAs = <C extends t.Mixed>(codec: C, value: unknown, what: string): t.TypeOf<C> => {
  const problem = problemIn(codec, value, '')
  if (problem !== null) throw new Nonsense(`${what} ${what.startsWith('These ') ? 'are' : 'is'} wrong at ${problem}.`)
  return value as t.TypeOf<C>
}

/** The first problem, such as `times: it has to be once or always`. Null if there is none. */
const problemIn = (codec: t.Mixed, value: unknown, path: string): string | null => {
  if (codec instanceof t.UnionType) return inUnion(codec.types, value, path)
  const fields = fieldsOf(codec)
  if (fields !== null) return inObject(codec, fields, value, path)
  if (codec instanceof t.ArrayType && Array.isArray(value)) {
    return first(value.map((one, index) => problemIn(codec.type, one, `${path}${path && '.'}${index}`)))
  }
  return isLeft(codec.decode(value)) ? `${path || 'the top'}: it has to be ${wanted(codec)}` : null
}

const inObject = (codec: t.Mixed, fields: Fields, value: unknown, path: string): string | null => {
  if (!t.UnknownRecord.is(value)) return `${path || 'the top'}: it has to be an object`
  const stranger = Object.keys(value).find((key) => !fields.has(key))
  if (stranger !== undefined)
    return `${at(path, stranger)}: there is no such field, but ${[...fields.keys()].join(', ')}`
  const problem = first(
    [...fields].map(([key, { type, required }]) =>
      value[key] === undefined && !required ? null : problemIn(type, value[key], at(path, key)),
    ),
  )
  return problem ?? (isLeft(codec.decode(value)) ? path || 'the top' : null)
}

/** Among several kinds, the one that the value names reports the problem. */
const inUnion = (types: readonly t.Mixed[], value: unknown, path: string): string | null => {
  if (types.some((type) => problemIn(type, value, path) === null)) return null
  const kinds = types.map(kindOf)
  if (t.UnknownRecord.is(value) && kinds.every((kind) => kind !== null)) {
    const named = types[kinds.indexOf(String(value['kind']))]
    return named === undefined ? `${at(path, 'kind')}: it has to be ${list(kinds)}` : problemIn(named, value, path)
  }
  return `${path || 'the top'}: it has to be ${list([...new Set(types.map(wanted))])}`
}

type Fields = ReadonlyMap<string, { readonly type: t.Mixed; readonly required: boolean }>

/** Null if the codec describes no object with fields. */
const fieldsOf = (codec: t.Mixed): Fields | null => {
  if (codec instanceof t.IntersectionType) {
    const parts = (codec.types as readonly t.Mixed[]).map(fieldsOf)
    return new Map(parts.flatMap((part) => [...(part ?? [])]))
  }
  if (!(codec instanceof t.InterfaceType || codec instanceof t.PartialType)) return null
  const required = codec instanceof t.InterfaceType
  return new Map(Object.entries(codec.props as t.Props).map(([key, type]) => [key, { type, required }]))
}

const kindOf = (codec: t.Mixed): string | null => {
  const kind = fieldsOf(codec)?.get('kind')?.type
  return kind instanceof t.LiteralType ? String(kind.value) : null
}

const wanted = (codec: t.Mixed): string => {
  if (codec instanceof t.LiteralType) return String(codec.value)
  if (codec instanceof t.KeyofType) return list(Object.keys(codec.keys as object))
  if (codec instanceof t.UnionType) return list((codec.types as readonly t.Mixed[]).map(wanted))
  if (codec instanceof t.ArrayType) return 'a list'
  if (fieldsOf(codec) !== null) return 'an object'
  if (codec instanceof t.NumberType) return 'a number'
  if (codec instanceof t.StringType) return 'a text'
  return codec instanceof t.BooleanType ? 'true or false' : codec.name
}

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)
const first = (problems: readonly (string | null)[]): string | null => problems.find((one) => one !== null) ?? null

/** `once, always or never`. */
export const list = (words: readonly (string | null)[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

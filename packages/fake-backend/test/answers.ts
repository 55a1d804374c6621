import type { AnyEndpoint } from '@booking-dashboard/http-adapter/contract'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

type Answering = Pick<AnyEndpoint, 'operationId' | 'answer'>

const text = fc.oneof(
  fc.constantFrom('', 'Stalls', 'Zoë O’Neill', '東京', '<b>bold</b>'),
  fc.string({ minLength: 1, maxLength: 20 }),
)
const id = fc.oneof(fc.string({ minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 99_999 }))
const amount = fc.record({ value: fc.integer({ min: -10_000, max: 1_000_000 }) }, { noNullPrototype: true })
const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
const named = fc.record({ id, name: text, code: text }, { noNullPrototype: true })

/** Codecs by name whose rule the structure does not show. */
const leaves: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Id: id,
  Integer: fc.integer(),
  Exponent: fc.constantFrom(0, 2, 2, 3),
  IsoDate: fc.tuple(day, fc.boolean()).map(([date, whole]) => date.toISOString().slice(0, whole ? 10 : 24)),
  ClientSecret: fc.string({ minLength: 1, maxLength: 30 }),
  BookingReference: fc.oneof(
    fc.record({ reference: text }, { noNullPrototype: true }),
    fc.record({ booking_ref: text }, { noNullPrototype: true }),
  ),
  GendersAnswer: fc.oneof(
    fc.record({ genders: fc.array(named, { maxLength: 3 }) }, { noNullPrototype: true }),
    fc.array(named, { maxLength: 3 }),
  ),
  TicketAvailabilityAnswer: fc.record(
    {
      availability: fc.dictionary(
        fc.integer({ min: 10_000, max: 99_999 }).map(String),
        fc.record({ freesale: fc.boolean(), available: fc.nat() }, { noNullPrototype: true }),
        { maxKeys: 3, noNullPrototype: true },
      ),
    },
    { noNullPrototype: true },
  ),
  TermsAndConditions: fc.oneof(
    fc.constantFrom('<p>All of it.</p>', 'All of it.'),
    fc.record(
      {
        sections: fc.array(
          fc.record({ heading: text, paragraphs: fc.array(text, { maxLength: 2 }) }, { noNullPrototype: true }),
          { maxLength: 2 },
        ),
      },
      { noNullPrototype: true },
    ),
  ),
  JourneyPrices: fc.oneof(
    fc.record({ prices: fc.record({ price: amount, booking_fee: amount }, { noNullPrototype: true }) }),
    fc.record({ price: amount }, { noNullPrototype: true }),
  ),
}

const valuesOf = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const leaf = leaves[codec.name]
  if (leaf !== undefined) return leaf
  if (codec instanceof t.InterfaceType) return objects(codec.props as t.Props, true)
  if (codec instanceof t.PartialType) return objects(codec.props as t.Props, false)
  if (codec instanceof t.IntersectionType)
    return fc
      .tuple(...(codec.types as readonly t.Mixed[]).map(valuesOf))
      .map((parts) => Object.assign({}, ...(parts as readonly object[])) as unknown)
  if (codec instanceof t.UnionType) return fc.oneof(...(codec.types as readonly t.Mixed[]).map(valuesOf))
  if (codec instanceof t.ArrayType) return fc.array(valuesOf(codec.type as t.Mixed), { maxLength: 3 })
  if (codec instanceof t.DictionaryType)
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), valuesOf(codec.codomain as t.Mixed), {
      maxKeys: 3,
      noNullPrototype: true,
    })
  if (codec instanceof t.StringType) return text
  if (codec instanceof t.NumberType) return fc.integer()
  if (codec instanceof t.BooleanType) return fc.boolean()
  if (codec instanceof t.NullType) return fc.constant(null)
  if (codec instanceof t.UndefinedType) return fc.constant(undefined)
  if (codec instanceof t.UnknownType) return fc.constantFrom({}, null, 'anything')
  if (codec instanceof t.LiteralType) return fc.constant(codec.value as unknown)
  if (codec instanceof t.KeyofType) return fc.constantFrom(...Object.keys(codec.keys as object))
  throw new Error(`No values are known for the codec ${codec.name}: the table of leaves wants it.`)
}

const objects = (props: t.Props, required: boolean): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, valuesOf(codec)])), {
    noNullPrototype: true,
    ...(required ? {} : { requiredKeys: [] }),
  })

/** JSON answers of an endpoint that keep the contract, including ones that no back end has sent yet. */
export const validAnswers = ({ operationId, answer }: Answering): fc.Arbitrary<unknown> =>
  valuesOf(answer).map((value) => {
    const json: unknown = value === undefined ? undefined : JSON.parse(JSON.stringify(value))
    if (isLeft(answer.decode(json)))
      throw new Error(`What was made for ${operationId} does not keep the contract: ${JSON.stringify(json)}`)
    return json
  })

/** One step of the path to a field: a field's name or a list index. */
export type Key = string | number

/** The paths of all fields, including parents. */
export const pathsOf = (value: unknown, path: readonly Key[] = []): readonly (readonly Key[])[] => {
  if (typeof value !== 'object' || value === null) return [path]
  const children: readonly [Key, unknown][] = Array.isArray(value)
    ? value.map((child: unknown, at) => [at, child])
    : Object.entries(value)
  return [path, ...children.flatMap(([key, child]) => pathsOf(child, [...path, key]))]
}

/** The value with another one at a path; undefined removes it. */
export const replaceAt = (value: unknown, [key, ...rest]: readonly Key[], next: unknown): unknown => {
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.flatMap((child: unknown, at) => {
      if (at !== key) return [child]
      return rest.length === 0 && next === undefined ? [] : [replaceAt(child, rest, next)]
    })
  const { [key]: child, ...others } = value as Record<Key, unknown>
  return rest.length === 0 && next === undefined ? others : { ...others, [key]: replaceAt(child, rest, next) }
}

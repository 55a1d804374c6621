import fc from 'fast-check'
import { isRight, left } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { basketEndpoints } from '../basket/basketContract.js'
import { bookingsEndpoints } from '../bookings/bookingsContract.js'
import { ticketCatalogueEndpoints } from '../catalogue/tickets/ticketCatalogueContract.js'
import { basketWire, bookingWire, eventWire, summaryWire } from '../../test/sampleAnswers.js'
import { readAnswer } from '../transport/readAnswer.js'

type Key = string | number
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

const answers = [
  ['a booking', bookingsEndpoints.get, { booking: bookingWire }],
  ['a list of bookings', bookingsEndpoints.list, { upcoming: Array(4).fill(summaryWire), past: [summaryWire] }],
  ['a basket', basketEndpoints.get, { bookingRef: 'SUN1001', basket: basketWire }],
  ['the ticket events', ticketCatalogueEndpoints.events, { events: [eventWire, eventWire] }],
  [
    'the ticket availability',
    ticketCatalogueEndpoints.availability,
    { availability: { T1: { freesale: false, available: 3 } } },
  ],
] as const

/** The paths to all that an answer holds. */
const pathsOf = (value: Json, path: readonly Key[] = []): readonly (readonly Key[])[] => {
  if (typeof value !== 'object' || value === null) return [path]
  const children = Array.isArray(value)
    ? value.flatMap((child: Json, index) => pathsOf(child, [...path, index]))
    : Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))
  return path.length === 0 ? children : [path, ...children]
}

const valueAt = (value: Json, path: readonly Key[]): Json =>
  path.reduce<Json>((part, key) => (part as Record<Key, Json>)[key] ?? null, value)

/** A copy in which one field is another, or is gone. */
const replaceAt = (value: Json, [key, ...rest]: readonly Key[], next: Json | undefined): Json => {
  if (key === undefined) return next ?? null
  const copy: Record<Key, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  if (rest.length === 0 && next === undefined) delete copy[key]
  else copy[key] = replaceAt((value as Record<Key, Json>)[key] ?? null, rest, next)
  return copy as Json
}

const kind = (value: Json): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value)

/** Something of another type. An id may be text or a whole number, so that neither stands in for the other. */
const mistyped = (value: Json, key: Key | undefined): fc.Arbitrary<Json> =>
  fc
    .constantFrom<Json>(null, true, 1.5, 'text', [], {})
    .filter((other) => kind(other) !== kind(value) || other === 1.5)
    .filter((other) => other !== 'text' || key !== 'id')
    // That there is no basket is an answer.
    .filter((other) => other !== null || !(key === 'basket' || isName(key)))

const isName = (key: Key | undefined): boolean => key === 'first_name' || key === 'last_name'

/** A table may have fewer entries, and a person one name; everything else that is shown here is required. */
const mayBeGone = (path: readonly Key[]): boolean =>
  path[path.length - 2] === 'availability' || isName(path[path.length - 1])

describe.each(answers)('%s', (_, endpoint, whole) => {
  const read = (body: Json) => readAnswer<t.Mixed>(endpoint, { status: 200, text: JSON.stringify(body) })

  it('is decoded if it is complete', () => {
    expect(isRight(read(whole))).toBe(true)
  })

  it('names the field that is missing or has another type', () => {
    const damage = fc.constantFrom(...pathsOf(whole)).chain((path) => {
      const other = mistyped(valueAt(whole, path), path[path.length - 1])
      return fc.record({
        path: fc.constant(path),
        next: mayBeGone(path) ? other : fc.option(other, { nil: undefined }),
      })
    })
    fc.assert(
      fc.property(damage, ({ path, next }) => {
        expect(read(replaceAt(whole, path, next))).toMatchObject(left({ kind: 'decode', path: path.join('.') }))
      }),
      { numRuns: 300 },
    )
  })

  it('may contain unknown fields', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pathsOf(whole)), fc.jsonValue(), (path, extra) => {
        const value = valueAt(whole, path)
        fc.pre(kind(value) === 'object')
        const wider = replaceAt(whole, [...path, 'something_new'], extra as Json)
        // A table by id takes no strangers: each of its keys is an entry.
        fc.pre(path[path.length - 1] !== 'availability')
        expect(isRight(read(wider))).toBe(true)
      }),
    )
  })
})

describe('an optional field', () => {
  const list = (more: object) =>
    readAnswer(bookingsEndpoints.list, {
      status: 200,
      text: JSON.stringify({ upcoming: [summaryWire, { ...summaryWire, ...more }], past: [] }),
    })

  it('is refused with another type', () => {
    expect(list({ currency: '£' })).toMatchObject(left({ kind: 'decode', path: 'upcoming.1.currency' }))
    expect(list({ currency: { symbol: 2 } })).toMatchObject(
      left({ kind: 'decode', path: 'upcoming.1.currency.symbol' }),
    )
  })

  it.each(['soon', '2027-13-01', '2027-01-19Tnoon'])('refuses “%s” as a date', (text) => {
    expect(list({ payment_due_date: { iso_value: text } })).toMatchObject(
      left({ kind: 'decode', path: 'upcoming.1.payment_due_date.iso_value' }),
    )
  })

  it('is null if it is a date without a text, however it is wrapped', () => {
    const empty = { payment_due_date: { iso_value: '' } }
    expect(list(empty)).toMatchObject({ right: { upcoming: [{}, { payment_due_date: null }] } })
    expect(list({ departure_date: { iso_value: '' } })).toMatchObject(
      left({ kind: 'decode', path: 'upcoming.1.departure_date.iso_value' }),
    )
  })

  it.each([-1, 9, 0.5])('refuses a currency of %d decimals', (exponent) => {
    expect(list({ currency: { symbol: '£', exponent } })).toMatchObject(
      left({ kind: 'decode', path: 'upcoming.1.currency.exponent' }),
    )
  })
})

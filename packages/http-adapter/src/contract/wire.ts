import * as t from 'io-ts'

/** Ids arrive as numbers or as strings and are strings from here on. */
export const Id = new t.Type<string, string, unknown>(
  'Id',
  (u): u is string => typeof u === 'string' && u !== '',
  (u, context) => {
    if (typeof u === 'string' && u !== '') return t.success(u)
    return Number.isSafeInteger(u) ? t.success(String(u)) : t.failure(u, context, 'expected an id')
  },
  t.identity,
)

export const Integer = new t.Type<number, number, unknown>(
  'Integer',
  (u): u is number => Number.isSafeInteger(u),
  (u, context) =>
    typeof u === 'number' && Number.isSafeInteger(u) ? t.success(u) : t.failure(u, context, 'expected an integer'),
  t.identity,
)

/** A date (2027-01-19) or a date-time in ISO 8601. */
export const IsoDate = new t.Type<string, string, unknown>(
  'IsoDate',
  (u): u is string => typeof u === 'string' && isIsoDate(u),
  (u, context) =>
    typeof u === 'string' && isIsoDate(u) ? t.success(u) : t.failure(u, context, 'expected an ISO date'),
  t.identity,
)

function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T.*)?$/.test(text) && !Number.isNaN(Date.parse(text))
}

export const nullable = <A extends t.Mixed>(codec: A): t.UnionC<[A, t.NullC]> => {
  const either = t.union([codec, t.null])
  if (codec.name !== IsoDate.name && codec.name !== IsoValue.name) return either
  // Some back ends write a date that is not known as an empty text.
  return new t.UnionType(
    either.name,
    either.is,
    (u, context) => either.validate(isNoDate(u) ? null : u, context),
    either.encode,
    either.types,
  )
}

function isNoDate(u: unknown): boolean {
  return u === '' || (t.UnknownRecord.is(u) && u['iso_value'] === '')
}

type Optional<P extends t.Props> = { [Field in keyof P]: t.UnionC<[P[Field], t.NullC]> }

/** Fields of an answer that may be missing or null, which means the same. */
export const optional = <P extends t.Props>(fields: P, name?: string): t.PartialC<Optional<P>> =>
  t.partial(
    Object.fromEntries(
      Object.entries(fields).map(([field, codec]) => [field, nullable(codec)]),
    ) as unknown as Optional<P>,
    name,
  )

export const IsoValue = t.type({ iso_value: IsoDate }, 'IsoValue')

/** An amount in minor units, wrapped as bookings and baskets wrap it. */
export const Amount = t.type({ value: Integer }, 'Amount')

/**
 * The cost of a line: `price`, or without it `allocations` plus `supplement`; and the booking fee in addition
 * (behaviour/money#2.9, displayed cost).
 */
export const Cost = optional({ price: Amount, allocations: Amount, supplement: Amount, booking_fee: Amount }, 'Cost')

export const Coded = t.type({ code: Integer }, 'Coded')

/** The number of decimals of a currency. No currency in use has more than 4. */
export const Exponent = new t.Type<number, number, unknown>(
  'Exponent',
  isExponent,
  (u, context) => (isExponent(u) ? t.success(u) : t.failure(u, context, 'expected an exponent')),
  t.identity,
)

function isExponent(u: unknown): u is number {
  return typeof u === 'number' && Number.isInteger(u) && u >= 0 && u <= 8
}

/** A missing symbol is £, and a missing exponent is 2 (behaviour/money#1.3). */
export const Currency = optional({ symbol: t.string, exponent: Exponent }, 'Currency')

/** An answer that the specification marks "not shown". Nothing of it is used. */
export const NotShown = t.unknown

const Referenced = t.type({ reference: t.string })

/** A booking's reference, under this name or as `booking_ref` (behaviour/bookings#1.3). */
export const BookingReference = new t.Type<t.TypeOf<typeof Referenced>, t.OutputOf<typeof Referenced>, unknown>(
  'BookingReference',
  Referenced.is,
  (u, context) =>
    Referenced.validate(t.UnknownRecord.is(u) ? { ...u, reference: u['reference'] ?? u['booking_ref'] } : u, context),
  t.identity,
)

const Priced = t.type({ prices: Cost })

/** The cost of transport: `prices` like every other line, or `price` (behaviour/bookings#2.3), a cost or an amount. */
export const JourneyPrices = new t.Type<t.TypeOf<typeof Priced>, t.OutputOf<typeof Priced>, unknown>(
  'JourneyPrices',
  Priced.is,
  (u, context) =>
    Priced.validate(t.UnknownRecord.is(u) ? { ...u, prices: u['prices'] ?? costOf(u['price']) } : u, context),
  t.identity,
)

function costOf(price: unknown): unknown {
  return Amount.is(price) ? { price } : price
}

/** The fields that an answer should have. None is used, so an answer without a body is valid too. */
export const orNothing = <A extends t.Mixed>(codec: A): t.UnionC<[A, t.UndefinedC]> => t.union([codec, t.undefined])

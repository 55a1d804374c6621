import { type Address, addressLines, countryOfId, noAddress } from '../../domain/Customer.js'
import {
  type DetailsForm,
  type FieldProblem,
  type FieldValues,
  isBlank,
  type ProblemKind,
  textProblem,
} from './fieldRules.js'
import type { BookingsList } from '../../domain/Booking.js'
import type { Formats } from '../../language/formats.js'
import { plainText } from '../../language/plainText.js'
import type { Country } from '../../domain/Country.js'
import type { FieldsOf } from '../../domain/personFields.js'

/** Other common names of a country. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'America'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
  AE: ['UAE', 'Emirates'],
}

const otherNamesOf = ({ code }: Country): readonly string[] => [code, ...(otherNames[code] ?? [])].map(plainText)

/**
 * 0: the name begins with it. 1: a word of the name does. 2: another name matches. 3: the name contains it. Null: not
 * found.
 */
const rank = (country: Country, wanted: string): number | null => {
  const own = plainText(country.name)
  if (own.startsWith(wanted)) return 0
  if (` ${own}`.includes(` ${wanted}`)) return 1
  if (otherNamesOf(country).some((other) => other.startsWith(wanted))) return 2
  return own.includes(wanted) ? 3 : null
}

/** Countries that match the typed text, the most likely first, then by name. All countries while nothing is typed. */
export const searchCountries = (
  countries: readonly Country[],
  typed: string,
  { compare }: Pick<Formats, 'compare'>,
): readonly Country[] => {
  const wanted = plainText(typed)
  const byName = countries.toSorted((a, b) => compare(a.name, b.name))
  if (wanted === '') return byName
  return byName
    .flatMap((country) => {
      const position = rank(country, wanted)
      return position === null ? [] : [{ country, position }]
    })
    .toSorted((a, b) => a.position - b.position)
    .map(({ country }) => country)
}

/** The country for the typed text: its name, ignoring accents and case, or another name of it. */
export const countryNamed = (countries: readonly Country[], typed: string): Country | undefined => {
  const wanted = plainText(typed)
  return (
    countries.find(({ name }) => plainText(name) === wanted) ??
    countries.find((country) => otherNamesOf(country).includes(wanted))
  )
}

/** The name of a country by its code. A code that is not in the list is shown as it is. */
export const countryOfCode = (countries: readonly Country[], code: string): string =>
  countries.find((country) => country.code === code)?.name ?? code

/** Postcode patterns by country code, for countries that have a single one. Spaces are ignored. */
const patterns: Readonly<Record<string, RegExp>> = {
  // Loose: accepts everything that the post office accepts.
  GB: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
  US: /^\d{5}(-?\d{4})?$/,
  CA: /^[A-Z]\d[A-Z]\d[A-Z]\d$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
}
const fourDigits = ['AT', 'AU', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI', 'ZA']
const fiveDigits = ['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'SE', 'TR']

const patternOf = (country: string): RegExp | undefined => {
  if (fourDigits.includes(country)) return /^\d{4}$/
  return fiveDigits.includes(country) ? /^\d{5}$/ : patterns[country]
}

/** The longest postcode of any country, with letters, digits, spaces and hyphens only. */
const anywhere = /^[\p{L}\d][\p{L}\d -]{0,11}$/u

/** `country` is its ISO 3166 code. */
const isPostcode = (typed: string, country: string | undefined): boolean => {
  const postcode = typed.trim().toUpperCase()
  const pattern = country === undefined ? undefined : patternOf(country)
  return anywhere.test(postcode) && (pattern === undefined || pattern.test(postcode.replaceAll(' ', '')))
}

/** The country is its name, as typed. */
export type AddressValues = Readonly<Record<keyof FieldsOf<'address'> | 'country', string>>

export const addressValues = (address: Address, countries: readonly Country[]): AddressValues => ({
  address1: address.address1,
  address2: address.address2,
  address3: address.address3,
  city: address.city,
  county: address.county,
  postcode: address.postcode,
  country: countryOfId(countries, address.countryId),
})

const postcodeProblem = ({ postcode }: AddressValues, country: Country | undefined): ProblemKind | null => {
  if (isBlank(postcode)) return 'postcodeMissing'
  const problem = textProblem(postcode)
  if (problem !== null || isPostcode(postcode, country?.code)) return problem
  return country?.code === 'GB' ? 'postcodeInvalid' : 'postcodeForeign'
}

/** Only for an address that is not empty (see isEmptyAddress). */
export const addressProblems = (
  values: AddressValues,
  countries: readonly Country[],
): Readonly<Record<keyof AddressValues, ProblemKind | null>> => {
  const country = countryNamed(countries, values.country)
  return {
    address1: isBlank(values.address1) ? 'streetMissing' : textProblem(values.address1),
    address2: textProblem(values.address2),
    address3: textProblem(values.address3),
    city: isBlank(values.city) ? 'cityMissing' : textProblem(values.city),
    county: textProblem(values.county),
    postcode: postcodeProblem(values, country),
    country: country !== undefined ? null : isBlank(values.country) ? 'countryMissing' : 'countryUnknown',
  }
}

/** A country alone is no address yet: the form may have filled it in. */
export const isEmptyAddress = (values: AddressValues): boolean =>
  Object.entries(values).every(([line, text]) => line === 'country' || isBlank(text))

export const toAddress = (values: AddressValues, countries: readonly Country[]): Address => ({
  address1: values.address1.trim(),
  address2: values.address2.trim(),
  address3: values.address3.trim(),
  city: values.city.trim(),
  county: values.county.trim(),
  postcode: values.postcode.trim(),
  countryId: countryNamed(countries, values.country)?.id ?? '',
})

/** The problem of each field that has one. */
export const gather = (problems: Readonly<Record<string, ProblemKind | null>>): readonly FieldProblem[] =>
  Object.entries(problems).flatMap(([field, kind]) => (kind === null ? [] : [{ field, kind }]))

export const addressForm: DetailsForm<AddressValues> = {
  problems: (values, { countries }) =>
    isEmptyAddress(values)
      ? [{ field: 'address1', kind: 'addressMissing' }]
      : gather(addressProblems(values, countries)),
  toChanges: (values, { countries }) => ({ address: toAddress(values, countries) }),
}

/** A known address that can fill the fields of another. */
export interface AddressOffer {
  /** `own`: of the signed-in customer. `additional`: of the additional customer whose form it is. */
  readonly whose: 'own' | 'additional'
  /** The question that it would answer. Empty if the form is an address itself. */
  readonly handle: string
  /** As on an envelope. */
  readonly lines: readonly string[]
  /** By the names of the form's fields. */
  readonly values: FieldValues
}

/** The known addresses of both. Null while an address is not known. */
export type KnownAddresses = Readonly<Record<AddressOffer['whose'], Address | null>>

/** The additional customer's before the customer's. If both are equal, only the customer's. */
export const addressOffers = (known: KnownAddresses, countries: readonly Country[]): readonly AddressOffer[] => {
  const offerOf = (whose: AddressOffer['whose']): readonly AddressOffer[] => {
    const values = addressValues(known[whose] ?? noAddress, countries)
    const shown = addressLines(known[whose] ?? noAddress, countries)
    return isEmptyAddress(values) ? [] : [{ whose, handle: '', lines: shown, values }]
  }
  const [own] = offerOf('own')
  const [other] = offerOf('additional')
  const isOther = other !== undefined && other.lines.join() !== own?.lines.join()
  return [...(isOther ? [other] : []), ...(own === undefined ? [] : [own])]
}

/** The bookings whose deliveries a new address can still reach. */
export const deliveryBookings = (list: BookingsList | null): readonly string[] =>
  (list?.upcoming ?? []).filter(({ status }) => status !== 'cancelled').map(({ reference }) => reference)

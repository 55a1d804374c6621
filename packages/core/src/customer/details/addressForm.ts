import { type Address, addressLines, type Country, countryOfId, noAddress } from '../../domain/Customer.js'
import { cleanCode, cleanText } from '../../environment/typedText.js'
import { countryNamed } from './countryNames.js'
import {
  type FieldOffer,
  type DetailsForm,
  type FieldProblem,
  type FormSurroundings,
  isBlank,
  type ProblemKind,
  type Stored,
  textProblem,
} from './fieldRules.js'
import {
  type FormField,
  type FormFields,
  numberField,
  problemsOf,
  sentValues,
  textField,
  typedValues,
  type TypedValues,
  valuesBy,
} from './formFields.js'
import type { BookingsList } from '../../domain/Booking.js'
import type { FieldsOf } from '../../domain/personFields.js'

/** Postcode patterns by country code, for countries that have a single one. Spaces are ignored. */
const patterns: Readonly<Record<string, RegExp>> = {
  // Loose: accepts everything that the post office accepts.
  GB: /^([A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}|GIR0AA|BFPO\d{1,4})$/,
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

/** Countries without postcodes. */
const withoutPostcodes = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK HM KI KM KN KP ML MO ' +
    'MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TO TV UG VU YE ZW'
  ).split(' '),
)

/** The sign on a country's cars. Some customers write it before the postcode, in place of the country's code. */
const carSigns: Readonly<Record<string, string>> = {
  AT: 'A',
  BE: 'B',
  DE: 'D',
  EE: 'EST',
  ES: 'E',
  FI: 'FIN',
  FR: 'F',
  HU: 'H',
  IT: 'I',
  LU: 'L',
  NO: 'N',
  PT: 'P',
  SE: 'S',
  SI: 'SLO',
}

/**
 * Without the country's prefix, as in D-10115. Without a separator, as in D10115, it is only dropped before digits
 * alone: letters may belong to the postcode.
 */
const withoutPrefix = (postcode: string, code = ''): string =>
  patternOf(code) === undefined
    ? postcode
    : postcode.replace(new RegExp(`^(?:${code}|${carSigns[code] ?? code})(?:[ -]+(?=\\d)|(?=[\\d -]+$))`, 'i'), '')

/** The longest postcode of any country, with letters, digits, spaces and hyphens only. */
const anywhere = /^[\p{L}\d][\p{L}\d -]{0,11}$/u

/** `country` is its ISO 3166 code. */
const isPostcode = (typed: string, country: string | undefined): boolean => {
  const postcode = typed.toUpperCase()
  const pattern = country === undefined ? undefined : patternOf(country)
  return anywhere.test(postcode) && (pattern === undefined || pattern.test(postcode.replaceAll(' ', '')))
}

/** `country` is the one that the address names. */
const postcodeProblem = (postcode: string, country: Country | undefined): ProblemKind | null => {
  if (isBlank(postcode)) return withoutPostcodes.has(country?.code ?? '') ? null : 'postcodeMissing'
  const problem = textProblem(postcode)
  if (problem !== null || isPostcode(postcode, country?.code)) return problem
  return country?.code === 'GB' ? 'postcodeInvalid' : 'postcodeForeign'
}

/** A country by name, which is stored by its id. */
const countryById: FormField<string> = {
  clean: cleanText,
  toTyped: (id, countries) => countryOfId(countries, id),
  problem: (typed, { countries }) => {
    if (countryNamed(countries, typed) !== undefined) return null
    return isBlank(typed) ? 'countryMissing' : 'countryUnknown'
  },
  toSent: (typed, { countries }) => countryNamed(countries, typed)?.id ?? '',
}

/** `country` is the one that the address names: it decides which postcodes are accepted. */
const addressFields = (country: Country | undefined): FormFields<FieldsOf<'address'> & { country: string }> => ({
  address1: textField((line) => (isBlank(line) ? 'streetMissing' : textProblem(line))),
  address2: textField(textProblem),
  address3: textField(textProblem),
  city: textField((city) => (isBlank(city) ? 'cityMissing' : textProblem(city))),
  county: textField(textProblem),
  postcode: {
    ...numberField((postcode) => postcodeProblem(postcode, country)),
    clean: (typed) => withoutPrefix(cleanCode(typed), country?.code),
  },
  country: countryById,
})

const anyAddress = addressFields(undefined)

/** The address as typed. The country is its name. */
export type AddressValues = TypedValues<typeof anyAddress>

export const addressValues = ({ countryId, ...lines }: Address, countries: readonly Country[]): AddressValues =>
  typedValues(anyAddress, { ...lines, country: countryId }, countries)

/** `typedIn` is the text of a field, by its name. */
export const typedAddress = (typedIn: (field: string) => string): AddressValues => valuesBy(anyAddress, typedIn)

const fieldsFor = (values: AddressValues, { countries }: FormSurroundings) =>
  addressFields(countryNamed(countries, values.country))

/** Only for an address that is not empty (see isEmptyAddress). */
export const addressProblems = (values: AddressValues, surroundings: FormSurroundings): readonly FieldProblem[] =>
  problemsOf(fieldsFor(values, surroundings), values, surroundings)

/** A country alone is no address yet: the form may have filled it in. */
export const isEmptyAddress = (values: AddressValues): boolean =>
  Object.entries(values).every(([line, text]) => line === 'country' || isBlank(text))

export const toAddress = (values: AddressValues, surroundings: FormSurroundings): Address => {
  const { country, ...lines } = sentValues(fieldsFor(values, surroundings), values, surroundings)
  return { ...lines, countryId: country }
}

export const addressForm: DetailsForm<AddressValues> = {
  problems: (values, surroundings) =>
    isEmptyAddress(values) ? [{ field: 'address1', kind: 'addressMissing' }] : addressProblems(values, surroundings),
  toChanges: (values, surroundings) => ({ address: toAddress(values, surroundings) }),
}

/** An address to offer, and whose it is. It is null until its owner has loaded, or if the owner has none. */
export interface KnownAddress extends Pick<FieldOffer, 'whose' | 'name'> {
  readonly address: Address | null
}

/** In their order, each once: of equal ones, the customer's or else the first. */
export const addressOffers = (known: readonly KnownAddress[], countries: readonly Country[]): readonly FieldOffer[] => {
  const all = known.flatMap(({ address, ...one }): readonly FieldOffer[] => {
    const values = addressValues(address ?? noAddress, countries)
    const lines = addressLines(address ?? noAddress, countries)
    return isEmptyAddress(values) ? [] : [{ ...one, handle: '', lines, values }]
  })
  return all.filter(
    ({ whose, lines }, at) =>
      whose === 'own' ||
      !all.some((other, before) => other.lines.join() === lines.join() && (other.whose === 'own' || before < at)),
  )
}

/** An address as its form shows it. */
export const storedAddress = (
  address: Address,
  known: readonly KnownAddress[],
  countries: readonly Country[],
  draft: string,
): Stored<keyof AddressValues> => ({
  rules: addressForm,
  values: addressValues(address, countries),
  offers: addressOffers(known, countries),
  draft,
})

/** The bookings whose deliveries a new address can still reach. */
export const deliveryBookings = (list: BookingsList | null): readonly string[] =>
  (list?.upcoming ?? []).filter(({ status }) => status !== 'cancelled').map(({ reference }) => reference)

import { countries } from '../client/formLists.js'
import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import type { AddressChange, AddressRecord } from '../records/PassengerRecord.js'
import { type FieldChecks, problemsIn, sentFields } from './fieldChecks.js'
import { textProblems } from './textProblems.js'

type CountryOnList = (typeof countries)[number]

const countryOf = (id: string): CountryOnList | undefined => countries.find((country) => country.id === id)

const neededProblems = (what: string, text = ''): readonly ErrorEntry[] =>
  text.trim() === '' ? [problem('addressIncomplete', `Please enter the ${what}.`)] : textProblems(what, text)

/** The number of digits for countries whose postcodes all have the same length and no letters. */
const digitsOfPostcode: Readonly<Record<string, number>> = Object.fromEntries([
  ...['AT', 'AU', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI', 'ZA'].map((code) => [code, 4]),
  ...['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'SE', 'TR'].map((code) => [code, 5]),
])

/** The countries that have no postcodes. */
const noPostcodes = new Set(
  'AE AG AO AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK HM KI KM KN KP ML MO MR MW NR NU PA QA RW SB SC SL SR SS ST SX SY TD TF TG TK TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

/** `country` is its ISO 3166 code. */
const postcodeProblems = (postcode = '', country = ''): readonly ErrorEntry[] => {
  if (postcode.trim() === '')
    return noPostcodes.has(country) ? [] : [problem('postcodeMissing', 'Please enter the postcode.')]
  const digits = digitsOfPostcode[country]
  const bare = postcode.replaceAll(' ', '').replace(digits === undefined ? '' : /^[A-Z]{1,3}-?/i, '')
  const fits =
    digits === undefined ? bare.length <= 12 && !/[^\p{L}\d-]/u.test(bare) : bare.length === digits && !/\D/.test(bare)
  return fits ? [] : [problem('postcodeInvalid', 'Please check the postcode.')]
}

const checks: FieldChecks<AddressChange, CountryOnList | undefined> = {
  address_1: (line) => neededProblems('first line of the address', line),
  address_2: (line) => textProblems('second line of the address', line),
  address_3: (line) => textProblems('third line of the address', line),
  city: (city) => neededProblems('town or city', city),
  county: (county) => textProblems('county', county),
  postcode: (postcode, country) => postcodeProblems(postcode, country?.code),
  country_id: (_id, country) =>
    country === undefined ? [problem('unknownCountry', 'Please choose a country from the list.')] : [],
}

export const addressProblems = (address: AddressChange): readonly ErrorEntry[] =>
  problemsIn(checks, address, countryOf(address.country_id))

/** A stored address, with its country by name. */
export const toAddressRecord = (id: string, address: AddressChange): AddressRecord => {
  const { country_id, ...lines } = sentFields(checks, address)
  return { id, ...lines, country: countryOf(country_id) ?? null }
}

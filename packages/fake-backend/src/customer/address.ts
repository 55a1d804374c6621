import { countries } from '../client/countries.js'
import { type ErrorEntry, problem } from '../refusal/Refusal.js'
import type { AddressChange, AddressRecord } from '../records/PassengerRecord.js'
import { textProblems } from './textProblems.js'

const countryOf = (id: string) => countries.find((country) => country.id === id)

const neededProblems = (what: string, text: string): readonly ErrorEntry[] =>
  text.trim() === '' ? [problem('addressIncomplete', `Please enter the ${what}.`)] : textProblems(what, text)

/** The number of digits for countries whose postcodes all have the same length and no letters. */
const digitsOfPostcode: Readonly<Record<string, number>> = Object.fromEntries([
  ...['AT', 'AU', 'BE', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI', 'ZA'].map((code) => [code, 4]),
  ...['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'SE', 'TR'].map((code) => [code, 5]),
])

const postcodeProblems = (postcode: string, country: string | undefined): readonly ErrorEntry[] => {
  const bare = postcode.replaceAll(' ', '')
  const digits = digitsOfPostcode[country ?? '']
  const fits =
    digits === undefined ? bare.length <= 12 && !/[^\p{L}\d-]/u.test(bare) : bare.length === digits && !/\D/.test(bare)
  return fits ? [] : [problem('postcodeInvalid', 'Please check the postcode.')]
}

export const addressProblems = (address: AddressChange): readonly ErrorEntry[] => [
  ...neededProblems('first line of the address', address.address_1),
  ...textProblems('second line of the address', address.address_2),
  ...textProblems('third line of the address', address.address_3),
  ...neededProblems('town or city', address.city),
  ...textProblems('county', address.county),
  ...(address.postcode.trim() === ''
    ? [problem('postcodeMissing', 'Please enter the postcode.')]
    : postcodeProblems(address.postcode, countryOf(address.country_id)?.code)),
  ...(countryOf(address.country_id) === undefined
    ? [problem('unknownCountry', 'Please choose a country from the list.')]
    : []),
]

const linesOf = (address: AddressChange): Omit<AddressChange, 'country_id'> => ({
  address_1: address.address_1,
  address_2: address.address_2,
  address_3: address.address_3,
  city: address.city,
  postcode: address.postcode,
  county: address.county,
})

/** A stored address, with its country by name. */
export const toAddressRecord = (id: string, address: AddressChange): AddressRecord => ({
  id,
  ...linesOf(address),
  country: countryOf(address.country_id) ?? null,
})

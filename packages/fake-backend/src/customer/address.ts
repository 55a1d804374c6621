import { countries } from '../client/countries.js'
import { type ErrorEntry, problem } from '../routing/Refusal.js'
import type { AddressChange, AddressRecord } from './TravellerRecord.js'
import { textProblems } from './textProblems.js'

const countryOf = (id: string) => countries.find((country) => country.id === id)

export const addressProblems = (address: AddressChange): readonly ErrorEntry[] => [
  ...textProblems('first line of the address', address.address_1),
  ...textProblems('second line of the address', address.address_2),
  ...textProblems('third line of the address', address.address_3),
  ...textProblems('town or city', address.city),
  ...textProblems('county', address.county),
  ...(address.postcode.trim() === ''
    ? [problem('postcodeMissing', 'Please enter the postcode.')]
    : textProblems('postcode', address.postcode)),
  ...(countryOf(address.country_id) === undefined
    ? [problem('unknownCountry', 'Please choose a country from the list.')]
    : []),
]

/** An address as it is kept, its country by name. */
export const toAddressRecord = (id: string, address: AddressChange): AddressRecord => ({
  id,
  address_1: address.address_1,
  address_2: address.address_2,
  address_3: address.address_3,
  city: address.city,
  postcode: address.postcode,
  county: address.county,
  country: countryOf(address.country_id) ?? null,
})

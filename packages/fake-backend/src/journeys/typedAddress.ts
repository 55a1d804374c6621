import type { AddressValues } from '@booking-dashboard/core'
import type { AddressChange, AddressRecord } from '../records/PassengerRecord.js'

/** An address as a customer types it, with a different text in each field, so that swapped fields show. */
const typedInto = (city: string): AddressValues => ({
  address1: '1 Long Walk',
  address2: 'Flat 2',
  address3: 'Third Court',
  city,
  postcode: 'H91 AE2X',
  county: 'Connacht',
  country: 'Ireland',
})

/** The typed address, field by field. */
export const typedAddress = (city: string) =>
  Object.entries(typedInto(city)) as (readonly [keyof AddressValues, string])[]

const lines = (parts: readonly (string | null | undefined)[]): string => parts.join(', ')

/** The typed address on one line. */
export const typedText = (city: string): string => lines(Object.values(typedInto(city)))

/** The address in the world, on one line. */
export const addressText = (one: AddressRecord): string => {
  const parts: Record<Exclude<keyof AddressChange, 'country_id'> | 'country', string | null | undefined> = {
    address_1: one.address_1,
    address_2: one.address_2,
    address_3: one.address_3,
    city: one.city,
    postcode: one.postcode,
    county: one.county,
    country: one.country?.name ?? '',
  }
  return lines(Object.values(parts))
}

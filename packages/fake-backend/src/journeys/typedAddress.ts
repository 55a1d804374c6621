import type { AddressValues } from '@booking-dashboard/core'

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

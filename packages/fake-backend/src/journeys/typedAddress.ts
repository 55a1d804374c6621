import type { AddressValues } from '@booking-dashboard/core'

/** An address as a customer types it. Each field has a text of its own, so that swapped fields show. */
export const typedAddress = (city: string) =>
  Object.entries({
    address1: '1 Long Walk',
    address2: 'Flat 2',
    address3: 'Third Court',
    city,
    postcode: 'H91 AE2X',
    county: 'Connacht',
    country: 'Ireland',
  } satisfies AddressValues) as (readonly [keyof AddressValues, string])[]

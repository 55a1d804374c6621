import { expect, it } from 'vitest'
import type { Wording } from '../language/Wording.js'
import { deliveryWords } from '../delivery/deliveryTexts.js'
import { type Area, area } from './area.js'
import { type Member, memberArea } from './areas/account/memberArea.js'
import { type BookingsArea, bookingsArea } from './areas/bookings/bookingsArea.js'

interface Trips extends BookingsArea {
  readonly trips: () => unknown
}
interface Parcels extends Member {
  readonly texts: Member['texts'] & Wording<typeof deliveryWords>
}

/** The types refuse each line below a `@ts-expect-error`; the compiler complains about one that is accepted. */
it('an area uses the features and the texts of what it needs, and no others', () => {
  const trips: Area<'trips', Trips, never> = area('trips', {
    needs: [bookingsArea],
    create: ({ bookingsList }) => ({ trips: () => bookingsList.state$.value }),
  })
  const withoutNeed: Area<'trips', Trips, never> = area('trips', {
    needs: [memberArea],
    // @ts-expect-error -- `bookingsList` belongs to an area that is not needed
    create: ({ bookingsList }) => ({ trips: () => bookingsList.state$.value }),
  })
  const parcels: Area<'parcels', Parcels, 'delivery'> = area('parcels', {
    needs: [memberArea],
    words: { delivery: deliveryWords },
    create: () => ({}),
  })
  // @ts-expect-error -- the texts of the delivery are missing
  const withoutTexts: Area<'parcels', Parcels, 'delivery'> = area('parcels', {
    needs: [memberArea],
    create: () => ({}),
  })
  expect([trips, withoutNeed, parcels, withoutTexts].map(({ name }) => name)).toEqual([
    'trips',
    'trips',
    'parcels',
    'parcels',
  ])
})

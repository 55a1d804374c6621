import { basketEndpoints, bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { addExtra, basketOf, extrasOnSale, travellerOf } from './basketChecks.js'
import type { Booking } from './readingChecks.js'

/** Takes an extra that costs nothing, and completes its basket twice under one key. */
export const checkFreeBasket = async (backEnd: BackEndUnderTest, booking: Booking): Promise<void> => {
  const { reference: ref } = booking
  const free = (await extrasOnSale(backEnd, ref)).find(({ isFree }) => isFree)
  if (free === undefined) return
  await backEnd.ask(basketEndpoints.create, { params: { ref } })
  await addExtra(backEnd, ref, free, travellerOf(booking))
  const { basket } = await basketOf(backEnd, ref)
  if (basket === null) return
  if (basket.prices.total.value !== 0) return void (await backEnd.ask(basketEndpoints.reset, { params: { ref } }))
  const extras = async (about: string) => backEnd.ask(bookingsEndpoints.get, { params: { bookingRef: ref }, about })
  const before = (await extras('before a free basket')).answer?.booking.extras.length ?? 0
  const key = crypto.randomUUID()
  await backEnd.ask(basketEndpoints.complete, { params: { ref }, body: {}, key, about: 'a free basket' })
  await backEnd.ask(basketEndpoints.complete, { params: { ref }, body: {}, key, about: 'the same key again' })
  const after = await extras('after a free basket')
  const more = (after.answer?.booking.extras.length ?? before + 1) - before
  if (more !== 1) {
    after.blame({ rule: 'idempotency', path: 'booking.extras', expected: 'one extra more', came: `${more} more` })
  }
}

import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BackEndUnderTest } from './BackEndUnderTest.js'
import { basketOf } from './basketChecks.js'
import { addExtra, checkLeft, extrasOnSale, passengerOf } from './offers.js'
import { askBooking, type Booking, checkPrices } from './readingChecks.js'

/** Adds a free extra and completes its basket twice under one key. False if the booking has no free extra. */
export const checkFreeBasket = async (backEnd: BackEndUnderTest, booking: Booking): Promise<boolean> => {
  const { reference: ref } = booking
  const free = (await extrasOnSale(backEnd, ref)).find(({ cost }) => cost === 0)
  if (free === undefined) return false
  const inStock = (await free.left()).count
  await backEnd.ask(basketEndpoints.create, { params: { ref } })
  await addExtra(backEnd, ref, free, passengerOf(booking))
  const { basket } = await basketOf(backEnd, ref)
  if (basket === null) return false
  if (basket.prices.total.value !== 0) {
    await backEnd.ask(basketEndpoints.reset, { params: { ref } })
    return false
  }
  const { booking: before } = await askBooking(backEnd, ref, 'before a free basket')
  const key = crypto.randomUUID()
  await backEnd.ask(basketEndpoints.complete, { params: { ref }, body: {}, key, about: 'a free basket' })
  await backEnd.ask(basketEndpoints.complete, { params: { ref }, body: {}, key, about: 'the same key again' })
  const { asked, booking: after } = await askBooking(backEnd, ref, 'after a free basket')
  if (before === null || after === null) return true
  const more = after.extras.length - before.extras.length
  if (more !== 1) asked.blame('idempotency', 'booking.extras', 'one extra more', `${more} more`)
  checkPrices(asked, before, after, { total: 0, paid: 0 }, 'after a basket that costs nothing')
  if (inStock !== null) checkLeft(await free.left(), [inStock - 1], 'as one was taken')
  return true
}

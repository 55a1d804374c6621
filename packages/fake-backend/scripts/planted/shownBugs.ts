import type { PlantedBug } from './PlantedBug.js'

const core = 'packages/core/src'
const adapter = 'packages/http-adapter/src'

/** Bugs in what a page shows, notifies and sends. */
export const shownBugs: readonly PlantedBug[] = [
  {
    name: 'a basket’s payment is said to be made before the booking is loaded',
    file: `${core}/payment/purchaseCalls.ts`,
    from: 'await (pressed?.amount === zeroMinor',
    to: 'void (pressed?.amount === zeroMinor',
  },
  {
    name: 'a balance is said to be paid before the booking is loaded',
    file: `${core}/payment/purchaseCalls.ts`,
    from: 'settle: () => refresh().then(() => null)',
    to: 'settle: () => Promise.all([null, void refresh()]).then(() => null)',
  },
  {
    name: 'the ticket shop shows the stock of before',
    file: `${core}/catalogue/createShop.ts`,
    from: 'refresh: sale.refresh ?? (() => void sale.offer.load())',
    to: 'refresh: sale.refresh ?? (() => {})',
  },
  {
    name: 'a 401 of the allocations is swallowed',
    file: `${core}/bookings/bookings.ts`,
    from: "['unauthorised', 'forbidden', 'cancelled'].includes(kind)",
    to: "['forbidden', 'cancelled'].includes(kind)",
  },
  {
    name: 'a success is said as information',
    file: `${core}/delivery/addressUpdate.ts`,
    from: "toast('success', deps.texts.delivery.addressUpdated",
    to: "toast('info', deps.texts.delivery.addressUpdated",
  },
  {
    name: 'past bookings stand oldest first',
    file: `${core}/bookings/bookings.ts`,
    from: 'past: past.toSorted((a, b) => byDeparture(b, a))',
    to: 'past: past.toSorted(byDeparture)',
  },
  {
    name: 'a plan cannot be paid on the 31st',
    file: `${core}/domain/PaymentPlan.ts`,
    from: 'day <= lastPlanDay',
    to: 'day < lastPlanDay',
  },
  {
    name: 'line 3 of an address is sent as line 2',
    file: `${adapter}/customer/fromCustomerChanges.ts`,
    from: "...toWire('address', address)",
    to: "...toWire('address', { ...address, address2: address.address3 })",
  },
  {
    name: 'a time of the day is read in the zone of the page',
    file: `${core}/environment/time.ts`,
    from: 'new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))',
    to: 'new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))',
  },
  {
    name: 'a search of the bookings ignores what was typed',
    file: `${core}/bookings/list/bookingFinder.ts`,
    from: "word !== ''",
    to: "word === ''",
  },
  {
    name: 'an itinerary still has a ticket that was sold',
    file: `${core}/bookings/itinerary/itinerary.ts`,
    from: 'grouped(tickets.filter(isStillHeld)',
    to: 'grouped(tickets',
  },
  {
    name: 'a room ends on the day it begins',
    file: `${adapter}/bookings/toHoldings.ts`,
    from: 'checkOut: room.check_out.iso_value',
    to: 'checkOut: room.check_in.iso_value',
  },
  {
    name: 'a passport that is given is said to be missing',
    file: `${core}/booking-page/gettingReady.ts`,
    from: "number === '' ||",
    to: "number !== '' ||",
  },
  {
    name: 'tickets that are not on resale are counted as on resale',
    file: `${core}/booking-page/parts.ts`,
    from: "kind === 'onResale'",
    to: "kind !== 'onResale'",
  },
]

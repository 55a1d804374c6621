import { basketOf, type Minor, paths, type PaymentEnd, type PaymentView } from '@booking-dashboard/core'
import { zeroMinor } from '@booking-dashboard/core/ports'
import { type Journey, startJourney } from './Journey.js'
import { viewOn } from './oracle/paymentModels.js'

export const bookingRef = 'SUN1001'

/** Two balcony tickets, for the lead passenger and for her fellow traveller. */
const twoTickets = [
  { ticketTypeId: '41011', paxId: 1, ticketName: 'Stalls' },
  { ticketTypeId: '41011', paxId: 2, ticketName: 'Stalls' },
]

export interface AtCheckout extends Journey {
  readonly pay: (paymentMethod?: string) => Promise<PaymentEnd>
  readonly payment: () => PaymentView | null
  readonly shownTotal: () => Minor
}

/** A basket with two tickets, and the customer before the pay form. */
export const arriveAtCheckout = async (seed = 1): Promise<AtCheckout> => {
  const journey = startJourney(seed)
  const { run, tab } = journey
  await run(() => tab().dashboard.session.check())
  await journey.signIn()
  await run(() => tab().dashboard.bookings.load(bookingRef))
  await run(() => tab().dashboard.basket(bookingRef).addTickets({ tickets: twoTickets }))
  tab().navigation.goTo(paths.checkout(bookingRef))
  await run(() => tab().dashboard.checkout(bookingRef).open())
  const shownTotal = (): Minor => basketOf(tab().dashboard.basket(bookingRef).state$.value)?.total ?? zeroMinor
  return {
    ...journey,
    shownTotal,
    pay: (paymentMethod = 'pm_card_visa') =>
      tab()
        .dashboard.checkout(bookingRef)
        .pay({ cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: paymentMethod } }),
    payment: () => viewOn(tab().dashboard, 'basket', bookingRef),
  }
}

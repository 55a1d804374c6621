import { basketOf, type Dashboard, type Minor, zeroMinor } from '@booking-dashboard/core'
import { type Journey, startJourney } from './Journey.js'

export const bookingRef = 'SUN1001'

/** Two balcony tickets, for the lead passenger and for her fellow traveller. */
const twoTickets = [
  { ticketTypeId: '41011', paxId: 1, ticketName: 'Stalls' },
  { ticketTypeId: '41011', paxId: 2, ticketName: 'Stalls' },
]

export interface AtCheckout extends Journey {
  readonly pay: (paymentMethod?: string) => ReturnType<ReturnType<ReturnType<Dashboard['payment']>['payBasket']>>
  readonly shownTotal: () => Minor
}

/** A basket with two tickets, and the customer before the pay form. */
export const arriveAtCheckout = async (seed = 1): Promise<AtCheckout> => {
  const journey = startJourney(seed)
  const { run, tab } = journey
  await run(() => tab().dashboard.session.check())
  await journey.signIn()
  await run(() => tab().dashboard.bookings.load(bookingRef)())
  await run(() => tab().dashboard.basket(bookingRef).addTickets({ tickets: twoTickets, additionalPax: [] })())
  await run(() => tab().dashboard.payment(bookingRef).reconcile())
  const shownTotal = (): Minor => basketOf(tab().dashboard.basket(bookingRef).state$.value)?.total ?? zeroMinor
  return {
    ...journey,
    shownTotal,
    pay: (paymentMethod = 'pm_card_visa') =>
      tab()
        .dashboard.payment(bookingRef)
        .payBasket({
          shownTotal: shownTotal(),
          cardholderName: 'Amelia Hart',
          source: { kind: 'paymentMethod', id: paymentMethod },
        })(),
  }
}

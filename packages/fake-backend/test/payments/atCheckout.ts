import { basketOf, type Minor, paths, type PaymentStatus } from '@booking-dashboard/core'
import { zeroMinor } from '@booking-dashboard/core/ports'
import { type TestBed, createTestBed } from '../../src/journeys/TestBed.js'
import { type PaymentView, viewOn } from '../../src/journeys/oracle/paymentModels.js'
import type { Tab } from '../../src/journeys/browser/Tab.js'

export const bookingRef = 'SUN1001'

/** Two stalls tickets, for the lead passenger and an additional passenger. */
const twoTickets = [
  { ticketTypeId: '41011', passengerId: 1, ticketName: 'Stalls' },
  { ticketTypeId: '41011', passengerId: 2, ticketName: 'Stalls' },
]

export interface AtCheckout extends TestBed {
  readonly pay: (paymentMethod?: string) => Promise<PaymentStatus>
  readonly payment: () => PaymentView | null
  readonly shownTotal: () => Minor
}

/** A basket with two tickets, and the customer at the payment form. */
export const arriveAtCheckout = async (seed = 1): Promise<AtCheckout> => {
  const journey = createTestBed(seed)
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

export const toasts = ({ tab }: AtCheckout): readonly string[] =>
  tab().dashboard.messages.toasts$.value.map(({ message }) => message)
export const visa = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const

/** A second tab of the same browser. */
export const openSecond = async (journey: AtCheckout): Promise<Tab> => {
  const second = journey.openTab()
  await journey.run(() => second.dashboard.session.check())
  return second
}

/** What the page and its toasts say of the previous payment. */
export const failureTexts = (journey: AtCheckout): readonly string[] => {
  const { value: state } = journey.tab().dashboard.checkout(bookingRef).state$
  if (state.kind !== 'open' || state.words === null) return []
  const { charged, now, next } = state.words
  return [...toasts(journey), ...charged, ...now, ...next]
}

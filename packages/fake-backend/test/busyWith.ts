import { type Dashboard, latest } from '@booking-dashboard/core'
import { isAtBank, isKnownTo, isMoving, nameOfView, viewsOn } from '../src/journeys/oracle/paymentModels.js'

export interface UnderWay {
  /** Tasks started on this page that have not ended and do not wait for a challenge. */
  readonly tasks: number
  readonly bankIsOpen: boolean
}

/** Yields the name of everything in progress on a page; nothing if the page is idle. */
export function* busyWith(
  dashboard: Dashboard,
  bookingRefs: readonly string[],
  { tasks, bankIsOpen }: UnderWay,
): Generator<string> {
  if (tasks > 0) yield 'tasks'
  const { session, customer, passwords, client, bookings, packageInformation } = dashboard
  const { value: at } = session.state$
  // A check without an answer never ends.
  if (at.kind === 'signingIn' || (at.kind === 'checking' && at.outage === undefined)) yield 'session'
  if (customer.state$.value.kind === 'loading') yield 'customer'
  if (customer.requiredData$.value.kind === 'loading') yield 'required data'
  if (client.state$.value.kind === 'loading') yield 'client'
  if (bookings.list$.value.kind === 'loading') yield 'bookings'
  if (passwords.changeForm.state$.value.busy || passwords.resetForm.state$.value.busy) yield 'passwords'
  if (customer.isUpdating$.value) yield 'an update'
  for (const { customerId } of latest(customer.state$.value)?.additionalCustomers ?? []) {
    if (customer.additional(customerId).value.kind === 'loading') yield 'additional customers'
  }
  for (const ref of bookingRefs) {
    if (!isKnownTo(dashboard, ref)) continue
    const basket = dashboard.basket(ref).state$.value
    if (basket.processing) yield `basket ${ref}`
    if (basket.awaitingResponse) yield `change of a name ${ref}`
    if (bookings.booking(ref).value.kind === 'loading') yield `booking ${ref}`
    if (dashboard.ticketShop(ref).isLoading$.value) yield `tickets on sale ${ref}`
    if (dashboard.extrasShop(ref).isLoading$.value) yield `extras on sale ${ref}`
    if (packageInformation(ref).settings$.value.kind === 'loading') yield `settings ${ref}`
    if (packageInformation(ref).terms$.value.kind === 'loading') yield `terms ${ref}`
    if (dashboard.resale(ref).state$.value.kind === 'updating') yield `resale ${ref}`
    if (dashboard.deliveryAddress(ref).state$.value.busy) yield `delivery ${ref}`
    if (dashboard.bookingQuestions(ref).isLoading$.value) yield `questions ${ref}`
    for (const view of viewsOn(dashboard, ref))
      if (isMoving(view) || (isAtBank(view) && !bankIsOpen)) yield `payment ${ref}: ${nameOfView(view)}`
  }
}

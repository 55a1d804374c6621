import { type Dashboard, isLoading, latest } from '@booking-dashboard/core'
import { isAtBank, isMoving, nameOfView, viewsOn } from '../oracle/paymentModels.js'

export interface UnderWay {
  /** Tasks that were pressed for on this page, have not ended and do not wait for the bank. */
  readonly tasks: number
  readonly bankIsOpen: boolean
}

/** What moves on a page, by name; nothing where every flag is off and every task has ended. */
export const busyWith = (
  dashboard: Dashboard,
  bookingRefs: readonly string[],
  { tasks, bankIsOpen }: UnderWay,
): readonly string[] => {
  const { session, customer, passwords, client, bookings, packageInformation } = dashboard
  const travellers = latest(customer.state$.value)?.additionalCustomers.map(({ customerId }) => customerId) ?? []
  const submissions = [customer.update$, ...travellers.map(customer.updateAdditional$)]
  const payments = bookingRefs.flatMap((ref) => viewsOn(dashboard, ref).map((view) => [ref, view] as const))
  const flags: readonly (readonly [string, boolean])[] = [
    ['session', ['checking', 'signingIn'].includes(session.state$.value.kind)],
    ['customer', isLoading(customer.state$.value)],
    ['required data', isLoading(customer.requiredData$.value)],
    ['travellers', travellers.some((id) => isLoading(customer.additional(id).value))],
    ['what was sent', submissions.some(({ value }) => value.kind === 'submitting')],
    ['passwords', [passwords.changeForm.state$, passwords.resetForm.state$].some(({ value }) => value.busy)],
    ['client', isLoading(client.state$.value)],
    ['bookings', isLoading(bookings.list$.value)],
    ['tasks', tasks > 0],
    ...bookingRefs.flatMap((ref) => [
      [`booking ${ref}`, isLoading(bookings.booking(ref).value)] as const,
      [`tickets on sale ${ref}`, dashboard.ticketShop(ref).isLoading$.value] as const,
      [`extras on sale ${ref}`, dashboard.extrasShop(ref).isLoading$.value] as const,
      [`settings ${ref}`, isLoading(packageInformation(ref).settings$.value)] as const,
      [`terms ${ref}`, packageInformation(ref).terms$.value.kind === 'loading'] as const,
      [`resale ${ref}`, dashboard.resale(ref).state$.value.kind === 'updating'] as const,
      [`delivery ${ref}`, dashboard.deliveryAddress(ref).state$.value.busy] as const,
      [`questions ${ref}`, dashboard.bookingQuestions(ref).isLoading$.value] as const,
      [`basket ${ref}`, dashboard.basket(ref).state$.value.processing] as const,
      [`change of a name ${ref}`, dashboard.basket(ref).state$.value.awaitingResponse] as const,
    ]),
    ...payments.map(
      ([ref, view]) =>
        [`payment ${ref}: ${nameOfView(view)}`, isMoving(view) || (isAtBank(view) && !bankIsOpen)] as const,
    ),
  ]
  return flags.filter(([, on]) => on).map(([name]) => name)
}

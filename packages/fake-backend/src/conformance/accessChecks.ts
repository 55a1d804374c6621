import { basketEndpoints, bookingsEndpoints, paymentEndpoints } from '@booking-dashboard/http-adapter/contract'
import type { BackEndUnderTest, MadeRequest } from './BackEndUnderTest.js'
import { basketOf } from './basketChecks.js'
import { addTicket, ticketOnSale, passengerOf } from './offers.js'
import { shown } from './judge.js'
import { newKey, payment } from './payingBasket.js'
import { askBooking, type Booking } from './readingChecks.js'

/** Operations that need no session. */
const forAnybody: readonly string[] = [
  'getClientId',
  'getClientConfig',
  'getGenders',
  'getCountries',
  'login',
  'checkSession',
  'logout',
  'resetPassword',
]

/** Operations whose answer depends on the session alone, so any customer may call them. */
const ofTheSession: readonly string[] = [
  'getCustomer',
  'getRequiredData',
  'updateCustomer',
  'changePassword',
  'getBookings',
]

/** A customer's own request, and the refusal codes that show that the back end acted nevertheless. */
interface Attempt {
  readonly request: MadeRequest
  readonly codesThatAct?: readonly string[]
}

/** Data of the customer that others must not reach. */
export interface Owned {
  readonly requests: readonly Attempt[]
  /** Checks that nothing has changed, and cleans up. */
  readonly checkUntouched: () => Promise<void>
}

/** Every call that the customer made. If writing is allowed, also calls that would change a basket with a ticket. */
export const ownedBy = async (
  backEnd: BackEndUnderTest,
  bookings: readonly Booking[],
  paying: { readonly declined: string } | null,
): Promise<Owned> => {
  const made = [...backEnd.made.values()].filter(({ endpoint }) => !forAnybody.includes(endpoint.operationId))
  const replays = made.filter(({ endpoint }) => endpoint.operationId !== 'pay').map((request) => ({ request }))
  const filled = paying === null ? null : await fillForOthers(backEnd, bookings)
  if (filled === null || paying === null) return { requests: replays, checkUntouched: async () => undefined }
  const { booking, requests } = filled
  const pay: Attempt = { request: declinedPayment(booking, paying.declined), codesThatAct: [declinedCode] }
  const known = new Set(requests.map(({ endpoint }) => endpoint.operationId))
  return {
    requests: [
      ...requests.map((request) => ({ request })),
      pay,
      ...replays.filter(({ request }) => !known.has(request.endpoint.operationId)),
    ],
    checkUntouched: () => checkUntouched(backEnd, booking),
  }
}

/** The code of a refusal that comes after the card was charged and declined. */
const declinedCode = '16000140'

/** The amount is right, so that only the customer can be wrong. The card moves no money. */
const declinedPayment = ({ reference, prices }: Booking, card: string): MadeRequest => ({
  endpoint: paymentEndpoints.pay,
  path: paymentEndpoints.pay.path,
  body: payment(reference, Math.max(1, prices.outstanding_balance.value), card),
  key: newKey(),
})

/** Fills a basket with a ticket, and lists requests that would empty, discard or complete it. */
const fillForOthers = async (
  backEnd: BackEndUnderTest,
  bookings: readonly Booking[],
): Promise<{ readonly booking: Booking; readonly requests: readonly MadeRequest[] } | null> => {
  for (const booking of bookings) {
    const { reference: ref } = booking
    if ((await basketOf(backEnd, ref)).basket !== null) continue
    const ticket = await ticketOnSale(backEnd, ref)
    if (ticket === null) continue
    await backEnd.ask(basketEndpoints.create, { params: { ref } })
    await addTicket(backEnd, ref, ticket.type, passengerOf(booking))
    const [line] = (await basketOf(backEnd, ref, 'before others ask for it')).basket?.tickets ?? []
    const { booking: now } = await askBooking(backEnd, ref, 'before others ask for it')
    if (line === undefined || now === null) return null
    const path = `/api/basket/${encodeURIComponent(ref)}`
    const { removeTicket, reset } = basketEndpoints
    const bare = { body: undefined, key: undefined }
    return {
      booking: now,
      requests: [
        { endpoint: removeTicket, path: `${path}/tickets/${encodeURIComponent(line.id)}`, ...bare },
        { endpoint: reset, path, ...bare },
      ],
    }
  }
  return null
}

/** Checks that the basket and the booking are as they were before the requests of others. */
const checkUntouched = async (backEnd: BackEndUnderTest, before: Booking): Promise<void> => {
  const { reference: ref } = before
  const about = 'after others asked for it'
  const { asked, basket } = await basketOf(backEnd, ref, about)
  const lines = basket === null ? 0 : basket.tickets.length
  if (asked.answer !== null && lines !== 1)
    asked.blame('access', 'basket.tickets', 'the one ticket, as before', `${lines}`)
  const { asked: askedBooking, booking } = await askBooking(backEnd, ref, about)
  const [was, is] = [before, booking ?? before].map((one) => JSON.stringify(essence(one)))
  if (was !== is) askedBooking.blame('access', 'booking', 'what it was before', shown(booking))
  if (basket !== null) await backEnd.ask(basketEndpoints.reset, { params: { ref } })
}

/** The fields that another customer could have changed. */
const essence = ({ prices, pax, tickets, delivery, payments, payment_plan: plan }: Booking) => ({
  prices,
  pax,
  tickets,
  delivery,
  payments,
  plan,
})

/** Repeats every call of the customer without a session. */
export const checkSignedOut = async (visitor: BackEndUnderTest, { requests }: Owned): Promise<void> => {
  for (const { request } of requests) await visitor.trespass(request, 'nobody', 'signed out')
}

/** Repeats every call that names the customer's data as another customer. */
export const checkOtherCustomer = async (another: BackEndUnderTest, { requests }: Owned): Promise<void> => {
  for (const { request, codesThatAct } of requests) {
    if (ofTheSession.includes(request.endpoint.operationId)) continue
    await another.trespass(request, 'another', 'as another customer', codesThatAct)
  }
}

/** Checks that the lists of two customers share no booking. */
export const checkOwnLists = async (another: BackEndUnderTest, bookings: readonly Booking[]): Promise<void> => {
  const references = bookings.map(({ reference }) => reference)
  const list = await another.ask(bookingsEndpoints.list, { about: 'as another customer' })
  const { upcoming = [], past = [] } = list.answer ?? {}
  const shared = [...upcoming, ...past].find(({ reference }) => references.includes(reference))
  if (shared !== undefined) list.blame('access', 'upcoming', 'bookings of this customer', shared.reference)
}

import * as contract from '@booking-dashboard/http-adapter/contract'
import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { checkOtherCustomer, checkOwnLists, checkSignedOut, ownedBy } from './accessChecks.js'
import { type Account, type AccountsInState, checkAccounts, checkPasswords } from './accountChecks.js'
import { BackEndUnderTest, type Exchange, type UnderTestOptions } from './BackEndUnderTest.js'
import { checkBank } from './bankChecks.js'
import { basketOf, checkBasket } from './basketChecks.js'
import type { ConformanceReport } from './ConformanceReport.js'
import { checkDelivery, checkDetails, checkResale, checkPlanRefusals } from './detailChecks.js'
import type { Paying } from './payingBasket.js'
import { type Bought, checkBalance, checkPayment, checkScope } from './paymentChecks.js'
import { checkFreeBasket } from './freeBasketChecks.js'
import { type Booking, checkReading } from './readingChecks.js'
import { checkRefund } from './refundChecks.js'
import { checkVisitor, checkWrongPassword, signIn, signOut } from './sessionChecks.js'

/** The back end, the customer, and whether the suite may write. */
export interface ConformanceOptions extends Account {
  /** The back end's origin, such as `http://localhost:3000`. */
  readonly baseUrl: string
  /** Whether to change data and buy one ticket; by default the suite only reads. */
  readonly write?: boolean
  /** The only booking to check; by default the first upcoming ones and the last past one. */
  readonly booking?: string | null
  /**
   * Ids of payment methods: one that pays, one that is declined, one that needs a challenge; by default Stripe's test
   * cards.
   */
  readonly cards?: Partial<Paying['cards']>
  /** Another customer, who must not reach the first one's data; without one the suite skips these checks. */
  readonly other?: Account | null
  /** Accounts that are locked, not verified, or have to change their password; the suite skips missing ones. */
  readonly accounts?: AccountsInState
  /** Refunds a payment in full, by its reference; without it the suite skips refunds. */
  readonly refund?: ((payment: string) => Promise<void>) | null
  /** Fails the challenge of this client secret, as a customer does; without it the suite skips that check. */
  readonly failCheck?: Paying['failCheck']
  /** Whether to wait, up to 25 minutes, until a challenge expires. */
  readonly untilExpiry?: boolean
  /** The white-label client; by default 44. */
  readonly clientId?: string
  /** The host name that selects the brand; by default that of `baseUrl`. */
  readonly hostname?: string
  readonly fetch?: UnderTestOptions['fetch']
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<void>
  /** Receives each JSON exchange after it has ended. */
  readonly onExchange?: (exchange: Exchange) => void
}

const testCards: Paying['cards'] = {
  good: 'pm_card_visa',
  declined: 'pm_card_chargeDeclined',
  checked: 'pm_card_authenticationRequired',
}

const realWait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Checks a back end against the contract, call by call, as a signed-in customer. Only reads, unless `write` is set.
 * Rejects with NoBackEnd if nothing answers, with NotSignedIn if the back end refuses the customer or `other`, and
 * with NoBooking if the customer does not have `booking`.
 */
export const checkConformance = async (options: ConformanceOptions): Promise<ConformanceReport> => {
  const { baseUrl, email, password, write = false, booking = null, wait = realWait } = options
  const { hostname, protocol } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  const cards = { ...testCards, ...options.cards }
  const connections: BackEndUnderTest[] = []
  const connectOne = (): BackEndUnderTest => {
    const connection = new BackEndUnderTest({
      baseUrl,
      clientId: options.clientId ?? '44',
      hostname: options.hostname ?? hostname,
      fetch: options.fetch ?? globalThis.fetch,
      now: options.now ?? Date.now,
      onExchange: options.onExchange ?? (() => undefined),
    })
    connections.push(connection)
    return connection
  }
  const backEnd = connectOne()
  await checkVisitor(backEnd)
  await checkWrongPassword(backEnd, { email, password })
  const isSignedIn = await signIn(backEnd, email, password, isSecure)
  if (isSignedIn) {
    // A wrong password ends the run before anything is changed.
    if (options.other) await checkSignsIn(connectOne(), options.other, isSecure)
    const bookings = await checkReading(backEnd, booking)
    await backEnd.revalidateStored()
    const paying: Paying = {
      cards,
      failCheck: options.failCheck ?? null,
      untilExpiry: options.untilExpiry ?? false,
      wait,
    }
    if (write) await checkPasswords(backEnd, password)
    // Nothing is sold or changed for a cancelled booking (behaviour/bookings#d7.6).
    const changeable = bookings.filter(({ booking_status }) => booking_status.code !== 60)
    const bought = write ? await checkWriting(backEnd, changeable, paying) : null
    if (bought !== null && options.refund) await checkRefund(backEnd, bought, options.refund)
    const owned = await ownedBy(backEnd, changeable, write ? cards : null)
    await checkSignedOut(connectOne(), owned)
    if (options.other) {
      const another = connectOne()
      if (await signIn(another, options.other.email, options.other.password, isSecure)) {
        await checkOwnLists(another, bookings)
        await checkOtherCustomer(another, owned)
        if (bought !== null) await checkScope(another, bought, cards.good)
        await signOut(another)
      }
    }
    await owned.checkUntouched()
    await signOut(backEnd)
  }
  await checkAccounts(connectOne, options.accounts ?? {})
  const calls = connections.flatMap((one) => one.calls)
  const hasTried = (operation: string): boolean => calls.some((call) => call.operation === operation)
  const why = (reads: boolean): string => {
    if (!isSignedIn) return 'nobody could be signed in'
    return reads || write ? 'nothing here to try it with' : 'changes something; --write tries it'
  }
  const notTried = operations
    .filter(({ operationId }) => !hasTried(operationId))
    .map(({ operationId, method }) => ({ operation: operationId, why: why(method === 'GET') }))
  return { baseUrl, calls, notTried: [...notTried, ...promisesNotTried(options, hasTried('pay'))] }
}

const checkSignsIn = async (
  backEnd: BackEndUnderTest,
  { email, password }: Account,
  isSecure: boolean,
): Promise<void> => {
  if (await signIn(backEnd, email, password, isSecure)) await signOut(backEnd)
}

/** Promises that were not checked, because they need further accounts or options. */
const promisesNotTried = (
  options: ConformanceOptions,
  hasPaid: boolean,
): readonly { readonly operation: string; readonly why: string }[] => {
  const { other, accounts = {} } = options
  const promises: readonly (readonly [operation: string, given: unknown, why: string])[] = [
    ['login', accounts.locked, 'whether a locked account stays out: --locked-email tries it'],
    ['login', accounts.unverified, 'whether an account that is not verified stays out: --unverified-email tries it'],
    ['login', accounts.reset, 'whether a password has to be changed: --reset-email tries it'],
    ['getBooking', other, 'whether another customer is kept out: --other-email tries it'],
    ...(hasPaid ? paymentPromises(options) : []),
  ]
  return promises.flatMap(([operation, given, why]) => (given ? [] : [{ operation, why }]))
}

const paymentPromises = ({ other, refund, failCheck, untilExpiry }: ConformanceOptions) =>
  [
    ['pay', other, 'whether keys are scoped to the customer: --other-email tries it'],
    ['pay', refund, 'how a refund is listed: --refund tries it'],
    ['pay', failCheck, 'what becomes of a bank’s check that failed: --fail-check tries it'],
    ['pay', untilExpiry, 'whether a bank’s check expires: --until-expiry tries it'],
  ] as const

/** Returns what it bought. */
const checkWriting = async (
  backEnd: BackEndUnderTest,
  bookings: readonly Booking[],
  paying: Paying,
): Promise<Bought | null> => {
  await checkDetails(backEnd)
  for (const booking of bookings) await checkDelivery(backEnd, booking)
  for (const booking of bookings) await checkResale(backEnd, booking)
  for (const booking of bookings) await checkPlanRefusals(backEnd, booking)
  // The suite leaves a basket alone that the customer has filled.
  const unfilled: Booking[] = []
  for (const booking of bookings) {
    if ((await basketOf(backEnd, booking.reference)).basket === null) unfilled.push(booking)
  }
  for (const booking of unfilled) await checkBasket(backEnd, booking)
  for (const booking of unfilled) {
    if (await checkFreeBasket(backEnd, booking)) break
  }
  for (const booking of unfilled) {
    const now = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef: booking.reference } })
    if (now.answer === null) continue
    await checkBalance(backEnd, now.answer.booking, paying.cards.good)
    const bought = await checkPayment(backEnd, now.answer.booking, paying)
    await checkBank(backEnd, now.answer.booking, paying)
    if (backEnd.hasTried('pay')) return bought
  }
  return null
}

const operations: readonly { readonly operationId: string; readonly method: string }[] = Object.entries(
  contract,
).flatMap(([name, value]): readonly { readonly operationId: string; readonly method: string }[] =>
  name.endsWith('Endpoints') || name === 'downloadFiles' ? Object.values(value) : [],
)

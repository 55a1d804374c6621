import * as contract from '@booking-dashboard/http-adapter/contract'
import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { BackEndUnderTest, type Exchange, type UnderTestOptions } from './BackEndUnderTest.js'
import { checkBank } from './bankChecks.js'
import { basketOf, checkBasket } from './basketChecks.js'
import type { ConformanceReport } from './ConformanceReport.js'
import { checkDelivery, checkDetails, checkResale } from './detailChecks.js'
import { checkScope } from './scopeChecks.js'
import type { Paying } from './payingBasket.js'
import { type Bought, checkPayment } from './paymentChecks.js'
import { checkFreeBasket } from './freeBasketChecks.js'
import { type Booking, checkReading } from './readingChecks.js'
import { checkRefund } from './refundChecks.js'
import { checkVisitor, signIn, signOut } from './sessionChecks.js'

interface Account {
  readonly email: string
  readonly password: string
}

/** Which back end, as whom, and whether it may be written to. */
export interface ConformanceOptions extends Account {
  /** The back end's origin, such as `http://localhost:3000`. */
  readonly baseUrl: string
  /** Whether things are changed and one ticket is bought; nothing is where it is left out. */
  readonly write?: boolean
  /** The one booking to look at; by default the first upcoming ones and the last past one. */
  readonly booking?: string | null
  /** Ids of payment methods: one that pays, one that is declined, one for which the bank wants a check; Stripe's test cards by default. */
  readonly cards?: Partial<Paying['cards']>
  /** Another customer, to see that keys are scoped; that is not tried without one. */
  readonly other?: Account | null
  /** Gives all of a payment back, by its reference; without it refunds are not tried. */
  readonly refund?: ((payment: string) => Promise<void>) | null
  /** Fails the bank's check of this client secret, as a customer does; without it that is not tried. */
  readonly failCheck?: Paying['failCheck']
  /** Whether to wait, up to 25 minutes, until a bank's check expires. */
  readonly untilExpiry?: boolean
  /** The white-label client; 44 by default. */
  readonly clientId?: string
  /** The host name that chooses the brand; that of `baseUrl` by default. */
  readonly hostname?: string
  readonly fetch?: UnderTestOptions['fetch']
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<void>
  /** Hears of each exchange of JSON, once it has ended. */
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
 * Holds a back end against the contract, call by call, as a customer who signs in. Reads only, unless it is told to write.
 * Rejects with NoBackEnd where nothing answers at all.
 */
export const checkConformance = async (options: ConformanceOptions): Promise<ConformanceReport> => {
  const { baseUrl, email, password, write = false, booking = null, wait = realWait } = options
  const { hostname, protocol } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  const cards = { ...testCards, ...options.cards }
  const connect = (): BackEndUnderTest =>
    new BackEndUnderTest({
      baseUrl,
      clientId: options.clientId ?? '44',
      hostname: options.hostname ?? hostname,
      fetch: options.fetch ?? globalThis.fetch,
      now: options.now ?? Date.now,
      onExchange: options.onExchange ?? (() => undefined),
    })
  const backEnd = connect()
  const others: BackEndUnderTest[] = []
  await checkVisitor(backEnd)
  const isSignedIn = await signIn(backEnd, email, password, isSecure)
  if (isSignedIn) {
    const bookings = await checkReading(backEnd, booking)
    if (write) {
      const bought = await checkWriting(backEnd, bookings, {
        cards,
        cardholder: 'Conformance Suite',
        failCheck: options.failCheck ?? null,
        untilExpiry: options.untilExpiry ?? false,
        wait,
      })
      if (bought !== null && options.refund) await checkRefund(backEnd, bought, options.refund)
      if (bought !== null && options.other) {
        const another = connect()
        others.push(another)
        if (await signIn(another, options.other.email, options.other.password, isSecure)) {
          await checkScope(another, bought, cards.good)
          await signOut(another)
        }
      }
    }
    await signOut(backEnd)
  }
  const calls = [backEnd, ...others].flatMap((one) => one.calls)
  const hasTried = (operation: string): boolean => calls.some((call) => call.operation === operation)
  const why = (operation: string, reads: boolean): string => {
    if (!isSignedIn) return 'nobody could be signed in'
    if (operation in leftAlone) return leftAlone[operation] ?? ''
    return reads || write ? 'nothing here to try it with' : 'changes something; --write tries it'
  }
  const notTried = operations
    .filter(({ operationId }) => !hasTried(operationId))
    .map(({ operationId, method }) => ({ operation: operationId, why: why(operationId, method === 'GET') }))
  return { baseUrl, calls, notTried: [...notTried, ...(hasTried('pay') ? promisesNotTried(options) : [])] }
}

/** What is promised of payments and can only be seen with more than a customer. */
const promisesNotTried = (
  options: ConformanceOptions,
): readonly { readonly operation: string; readonly why: string }[] => {
  const promises: readonly (readonly [unknown, string])[] = [
    [options.other, 'whether keys are scoped to the customer: --other-email tries it'],
    [options.refund, 'how a refund is listed: --refund tries it'],
    [options.failCheck, 'what becomes of a bank’s check that failed: --fail-check tries it'],
    [options.untilExpiry, 'whether a bank’s check expires: --until-expiry tries it'],
  ]
  return promises.flatMap(([given, why]) => (given ? [] : [{ operation: 'pay', why }]))
}

/** Answers what it bought. */
const checkWriting = async (
  backEnd: BackEndUnderTest,
  bookings: readonly Booking[],
  paying: Paying,
): Promise<Bought | null> => {
  await checkDetails(backEnd)
  for (const booking of bookings) await checkDelivery(backEnd, booking)
  for (const booking of bookings) await checkResale(backEnd, booking)
  // A basket that the customer has filled stays as it is.
  const unfilled: Booking[] = []
  for (const booking of bookings) {
    if ((await basketOf(backEnd, booking.reference)).basket === null) unfilled.push(booking)
  }
  for (const booking of unfilled) await checkBasket(backEnd, booking)
  for (const booking of unfilled) {
    if (backEnd.hasTried('completeBasket')) break
    await checkFreeBasket(backEnd, booking)
  }
  for (const booking of unfilled) {
    const now = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef: booking.reference } })
    if (now.answer === null) continue
    const bought = await checkPayment(backEnd, now.answer.booking, paying)
    await checkBank(backEnd, now.answer.booking, paying)
    if (backEnd.hasTried('pay')) return bought
  }
  return null
}

/** Left alone by every run, whatever it may change. */
const leftAlone: Readonly<Record<string, string>> = {
  changePassword: 'would change the customer’s password',
  resetPassword: 'would send the customer an e-mail',
  updatePaymentPlan: 'would change how the customer pays, for good',
}

const operations: readonly { readonly operationId: string; readonly method: string }[] = Object.entries(
  contract,
).flatMap(([name, value]): readonly { readonly operationId: string; readonly method: string }[] =>
  name.endsWith('Endpoints') || name === 'downloadFiles' ? Object.values(value) : [],
)

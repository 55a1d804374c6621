import * as contract from '@booking-dashboard/http-adapter/contract'
import { bookingsEndpoints } from '@booking-dashboard/http-adapter/contract'
import { BackEndUnderTest, type Exchange, type UnderTestOptions } from './BackEndUnderTest.js'
import { basketOf, checkBasket } from './basketChecks.js'
import type { ConformanceReport } from './ConformanceReport.js'
import { checkDelivery, checkDetails, checkResale } from './detailChecks.js'
import { checkBank, checkFreeBasket, checkPayment, type Paying } from './paymentChecks.js'
import { type Booking, checkReading } from './readingChecks.js'
import { checkVisitor, signIn, signOut } from './sessionChecks.js'

/** Which back end, as whom, and whether it may be written to. */
export interface ConformanceOptions {
  /** The back end's origin, such as `http://localhost:3000`. */
  readonly baseUrl: string
  readonly email: string
  readonly password: string
  /** Whether things are changed and one ticket is bought; nothing is where it is left out. */
  readonly write?: boolean
  /** The one booking to look at; by default the first upcoming ones and the last past one. */
  readonly booking?: string | null
  /** Ids of payment methods: one that pays, one that is declined, one for which the bank wants a check; Stripe's test cards by default. */
  readonly cards?: Partial<Paying['cards']>
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
  const backEnd = new BackEndUnderTest({
    baseUrl,
    clientId: options.clientId ?? '44',
    hostname: options.hostname ?? hostname,
    fetch: options.fetch ?? globalThis.fetch,
    now: options.now ?? Date.now,
    onExchange: options.onExchange ?? (() => undefined),
  })
  await checkVisitor(backEnd)
  const isSignedIn = await signIn(backEnd, email, password, protocol === 'https:')
  if (isSignedIn) {
    const bookings = await checkReading(backEnd, booking)
    if (write)
      await checkWriting(backEnd, bookings, {
        cards: { ...testCards, ...options.cards },
        cardholder: 'Conformance Suite',
        wait,
      })
    await signOut(backEnd)
  }
  const why = (operation: string, reads: boolean): string => {
    if (!isSignedIn) return 'nobody could be signed in'
    if (operation in leftAlone) return leftAlone[operation] ?? ''
    return reads || write ? 'nothing here to try it with' : 'changes something; --write tries it'
  }
  const notTried = operations
    .filter(({ operationId }) => !backEnd.hasTried(operationId))
    .map(({ operationId, method }) => ({ operation: operationId, why: why(operationId, method === 'GET') }))
  return { baseUrl, calls: backEnd.calls, notTried }
}

const checkWriting = async (backEnd: BackEndUnderTest, bookings: readonly Booking[], paying: Paying): Promise<void> => {
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
    if (backEnd.hasTried('pay')) break
    const now = await backEnd.ask(bookingsEndpoints.get, { params: { bookingRef: booking.reference } })
    if (now.answer === null) continue
    await checkPayment(backEnd, now.answer.booking, paying)
    await checkBank(backEnd, now.answer.booking, paying)
  }
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

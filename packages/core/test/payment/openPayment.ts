import { bookingRef, owing, shownTotal } from './somePayments.js'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { PaymentPlan } from '../../src/domain/PaymentPlan.js'
import { createBasket } from '../../src/basket/shoppingBasket.js'
import { createBookings } from '../../src/bookings/bookings.js'
import { createPackageInformation } from '../../src/catalogue/package/packageInformation.js'
import { isBeingPaidIn } from '../../src/composition/areas/bookings/bookingArea.js'
import { createPayments, type PaymentPorts } from '../../src/composition/areas/shopping/payingArea.js'
import { type ApiFailure, notFound, serverFailure } from '../../src/failure/Failure.js'
import { texts } from '../../src/composition/texts.js'
import type { CardFailure, CardGateway, CardInput } from '../../src/payment/paymentPorts.js'
import {
  nameOf,
  newRecord,
  type Purchase,
  type StoredPaymentOfPage,
  toStored,
  type BankEnd,
} from '../../src/payment/machine/record.js'
import type { PaymentStatus } from '../../src/payment/machine/status.js'
import type { UnendedPayment } from '../../src/payment/pendingPayments.js'
import { statementOf } from '../../src/payment/statement.js'
import { createState } from '../../src/reactive/Behavior.js'
import { memoizeByKey } from '../../src/reactive/resource.js'
import { createDrafts } from '../../src/session/Drafts.js'
import { createSurroundings } from '../createSurroundings.js'
import { createPaymentBackEnd, type PaymentBackEnd } from './paymentBackEnd.js'
import { ticketChoiceLeft } from '../../src/catalogue/tickets/ticketSelection.js'

/** The behaviour of the card company and the bank. */
export interface Bank {
  refuses: CardFailure | null
  /** The last digits of the next card; null if the card company does not name them. */
  lastFour: string | null
  outcome: BankEnd
  /** Runs while the card company, or the customer at the challenge, is asked. */
  meanwhile: () => unknown
  readonly secrets: string[]
}

/** What outlives a page: the storage of the browser, and what other tabs see of it. */
export interface PaymentStore {
  readonly stored: Map<string, StoredPaymentOfPage>
  readonly listeners: Set<(name: string) => void>
}

export const card: CardInput = {
  cardholderName: ' Amelia Hart ',
  source: { kind: 'paymentMethod', id: 'pm_card_visa' },
}
export const refusal = (...codes: readonly [string, ...string[]]): Either<ApiFailure, never> => {
  const [first, ...others] = codes.map((code) => ({ code, message: null }))
  return left(serverFailure([first ?? { code: null, message: null }, ...others]))
}
export const challenge = (reference: string | null = 'PAY-9') =>
  right({ kind: 'requiresAction', clientSecret: 'secret', reference } as const)
export const accepted = right({ kind: 'accepted', reference: 'PAY-9' } as const)
export const basketPurchase: Purchase = { kind: 'basket', bookingRef, basketId: 'b1' }

/** The back end and the storage of an earlier page, or new ones. */
interface Before {
  readonly backEnd?: PaymentBackEnd
  readonly paymentStore?: PaymentStore
}

const nobody = {
  people: async () => right({ customerId: '7001', passengers: [] }),
  bookingPassengers: async () => right([]),
}

let pagesOpened = 0

/** One page of the dashboard with every payment of one booking: the real core over ports in memory, in virtual time. */
export const openPayment = ({
  backEnd = createPaymentBackEnd(),
  paymentStore = { stored: new Map(), listeners: new Set() },
}: Before = {}) => {
  const surroundings = createSurroundings(() => '7001')
  const { failures, time, sessionStore } = surroundings
  failures.addTexts(texts)
  const page = `page-${(pagesOpened += 1)}`
  const shared = {
    ...surroundings,
    ids: { ...surroundings.ids, uuid: () => page },
    scheduler: time,
    onFailure: failures.handle,
    customerId: createState<string | null>('7001'),
    endings: new Set<() => void>(),
  }
  const bookings = createBookings({ ...shared, customerId$: shared.customerId.state$, api: backEnd.bookingsApi })
  const drafts = createDrafts(sessionStore.state$, shared.customerId.state$)
  const unended = memoizeByKey(() => createState<UnendedPayment | null>(null))
  const basket = memoizeByKey((ref) =>
    createBasket({
      ticketChoice: ticketChoiceLeft(drafts, ref),
      ...shared,
      ...nobody,
      api: backEnd.basketApi.port,
      bookingRef: ref,
      booking$: bookings.booking(ref),
      drafts,
      isBeingPaid: isBeingPaidIn(unended, ref),
    }),
  )
  const bank: Bank = { refuses: null, lastFour: null, outcome: 'completed', meanwhile: () => undefined, secrets: [] }
  const shows: CardGateway['authenticatePayment'] = async ({ clientSecret }) => {
    bank.secrets.push(clientSecret)
    await bank.meanwhile()
    return bank.outcome
  }
  const cardGateway: CardGateway = {
    tokenise:
      ({ cardholderName }) =>
      async () => {
        await bank.meanwhile()
        return bank.refuses === null
          ? right({
              paymentMethodId: 'pm_card_visa',
              // A wallet names the holder itself.
              cardholderName: cardholderName.trim() || 'Amelia Hart',
              expiryDate: '12/30',
              ...(bank.lastFour !== null && { lastFour: bank.lastFour }),
            })
          : left(bank.refuses)
      },
    authenticatePayment: shows,
    authenticateSetup: shows,
  }
  const storedAtRequest: (StoredPaymentOfPage | null)[] = []
  const notifyListeners = (name: string): void => paymentStore.listeners.forEach((listener) => listener(name))
  const paymentVault: PaymentPorts['paymentVault'] = {
    all: () => [...paymentStore.stored.values()],
    read: (name) => paymentStore.stored.get(name) ?? null,
    write: (name, payment) => void paymentStore.stored.set(name, payment),
    clear: (name) => void paymentStore.stored.delete(name),
    onChange: (listener) => {
      paymentStore.listeners.add(listener)
      return () => void paymentStore.listeners.delete(listener)
    },
  }
  const paymentApi: PaymentPorts['paymentApi'] = {
    pay: (request, context) => {
      storedAtRequest.push([...paymentStore.stored.values()].at(-1) ?? null)
      return backEnd.paymentApi.pay(request, context)
    },
  }
  const { planApi: paymentPlanApi } = backEnd
  const ports = { basketApi: backEnd.basketApi.port, paymentApi, paymentPlanApi, cardGateway, paymentVault }
  const packageInformation = createPackageInformation({
    ...shared,
    bookingRef: 'SUN1001',
    onQuietFailure: failures.handleQuietly,
    api: { terms: () => async () => left(notFound()), optionSettings: () => async () => right([]) },
  })
  const payments = createPayments({
    ...shared,
    serverClock: time,
    basket,
    bookings,
    packageInformation: () => packageInformation,
    ports,
    unended,
  })
  return {
    ...backEnd,
    ...surroundings,
    paymentStore,
    bank,
    /** The stored record at the time of each request. */
    storedAtRequest,
    bookings,
    payments: { ...payments, unendedPayment: (ref: string) => unended(ref).state$ },
    basket: basket(bookingRef).model,
    checkout: payments.checkout(bookingRef),
    balance: payments.balancePayment(bookingRef, 'outstanding'),
    overdue: payments.balancePayment(bookingRef, 'overdue'),
    plan: payments.plan(bookingRef),
    signIn: () => sessionStore.set({ kind: 'signedIn', since: time.now(), resetRequired: false, email: null }),
    /** Another tab writes, or clears, the stored record of a purchase. */
    elsewhere: (purchase: Purchase, stored: StoredPaymentOfPage | null): void => {
      const name = nameOf(purchase)
      if (stored === null) paymentStore.stored.delete(name)
      else paymentStore.stored.set(name, stored)
      notifyListeners(name)
    },
  }
}

export type OpenPayment = ReturnType<typeof openPayment>

/** The same customer's page after a reload. */
export const reloaded = (before: OpenPayment): OpenPayment =>
  openPayment({ backEnd: before, paymentStore: { stored: before.paymentStore.stored, listeners: new Set() } })

/** At the checkout, after a status check that found no obstacle. */
export const atCheckout = async (): Promise<OpenPayment> => {
  const page = openPayment()
  page.standAt(`/booking/${bookingRef}/checkout`)
  await page.checkout.open()
  page.log.length = 0
  return page
}

/** On the page that pays the balance of a booking. */
export const atPayInFull = async (): Promise<OpenPayment> => {
  const page = openPayment()
  page.standAt(`/booking/${bookingRef}/pay-in-full`)
  await page.balance.open()
  page.log.length = 0
  return page
}

/** What is shown beside the form, or beside the challenge that is offered, of the attempt alone. */
export const besideForm = (payment: PaymentStatus): readonly string[] => {
  if ((payment.kind !== 'form' && payment.kind !== 'bankOffered') || payment.notice === null) return []
  const { panel } = statementOf({ ...payment, isAsItWas: false, isOtherAmount: false }, texts)
  if (panel === null) return []
  return payment.kind === 'bankOffered' ? panel.now : [...panel.charged, ...panel.now, ...panel.next]
}

/** The answer to a status check. */
export const status = (kind: 'paid' | 'pending' | 'failed' | 'cancelled') => right({ kind })

/** The number of status checks that are answered with `pending`. */
export const pendingStatuses = (count: number) => Array.from({ length: count }, () => status('pending'))

/** The number of different keys that were sent. */
export const keysSent = ({ requests }: OpenPayment): number =>
  new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size

/** What another page has stored of the payment of the basket. */
export const storedElsewhere = (change: Partial<StoredPaymentOfPage> = {}): StoredPaymentOfPage => ({
  ...toStored(newRecord(basketPurchase)),
  page: 'elsewhere',
  ...change,
})
/** Its request is on its way. */
export const sentElsewhere = storedElsewhere({
  lastRequest: 1,
  unanswered: [1],
  submission: { amount: shownTotal, at: 0, known: null, wish: null },
})

/** At the checkout, where the payment is accepted and no more is known of it. */
export const atAccepted = async (): Promise<OpenPayment> => {
  const page = await atCheckout()
  page.answers.push(accepted)
  return page
}

export const withPlan = (paymentPlan: PaymentPlan | null) => owing(shownTotal, [], paymentPlan)
/** On the page that sets up a plan, or changes the day of this one. */
export const atPlan = async (paymentPlan: PaymentPlan | null = null): Promise<OpenPayment> => {
  const page = openPayment()
  page.held.booking = withPlan(paymentPlan)
  await (paymentPlan === null ? page.plan.setUp : page.plan.changeDay).open()
  page.log.length = 0
  return page
}

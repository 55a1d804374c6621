import { type Path, paths, planPages } from '../navigation/paths.js'
import type { State } from '../reactive/Behavior.js'
import type { PaymentVault } from './paymentPorts.js'
import type { PaymentRun } from './interpreter.js'
import { isUnderWay, nameOf, type PaymentRecord, type Purchase, type StoredPayment } from './machine/record.js'
import { noWorld, type PaymentStatus, statusOf } from './machine/status.js'

const pathOf = (purchase: Purchase): Path => {
  const { bookingRef } = purchase
  switch (purchase.kind) {
    case 'basket':
      return paths.checkout(bookingRef)
    case 'balance':
      return paths.payInFull(bookingRef)
    case 'plan':
      return planPages[purchase.action](bookingRef)
  }
}

/** An unfinished payment, as the other pages of its booking show it. */
export interface UnendedPayment {
  readonly purchase: Purchase
  readonly status: PaymentStatus
  /** The page of the payment. */
  readonly path: Path
}

/** The unfinished payment that the other pages of a booking should show; null if there is none, or none was checked. */
export type UnendedPayments = (bookingRef: string) => State<UnendedPayment | null>

/** Holds all payments of this page: at most one run for each purchase. */
export type PendingPayments = Omit<ReturnType<typeof createPendingPayments>, 'dispose'>

const isUnended = (record: PaymentRecord): boolean =>
  !['paid', 'bookingFailed'].includes(record.step.kind) && (isUnderWay(record) || record.isWithheld)

/** A status check has answered since the page found the payment. */
const isAnswered = ({ step }: PaymentRecord): boolean =>
  !['new', 'unchecked', 'checking'].includes(step.kind) && !(step.kind === 'undecided' && step.because === 'notAsked')

/** Which stored payments are known to be this customer's. */
const createOwnership = (vault: PaymentVault) => {
  const namesNow = (): Set<string> => new Set(vault.all().map(({ purchase }) => nameOf(purchase)))
  /** From before this session, and no status check has answered: they may be another customer's. */
  let inherited = namesNow()
  return {
    answered: (name: string): void => void inherited.delete(name),
    /** Another session begins. */
    inherit: (): void => {
      inherited = namesNow()
    },
    own: (): readonly StoredPayment[] => vault.all().filter(({ purchase }) => !inherited.has(nameOf(purchase))),
  }
}

const isOnItsWay = ({ kind }: PaymentStatus): boolean => ['moving', 'bankOffered', 'undecided'].includes(kind)

export const createPendingPayments = (
  vault: PaymentVault,
  start: (purchase: Purchase) => PaymentRun,
  now: () => number,
  unendedNow: UnendedPayments,
) => {
  const runs = new Map<string, PaymentRun>()
  const { answered, ...ownership } = createOwnership(vault)
  const notifyListeners = (bookingRef: string): void => {
    const own = [...runs.values()].flatMap(({ purchase, record$ }) => {
      const status = statusOf(record$.value, noWorld, now())
      return purchase.bookingRef === bookingRef && isOnItsWay(status)
        ? { purchase, status, path: pathOf(purchase) }
        : []
    })
    unendedNow(bookingRef).set(own[0] ?? null)
  }

  /** The payment of this purchase, started here or earlier. */
  const of = (purchase: Purchase): PaymentRun => {
    const name = nameOf(purchase)
    const known = runs.get(name)
    if (known !== undefined) return known
    const run = start(purchase)
    runs.set(name, run)
    run.record$.subscribe((record) => {
      if (isAnswered(record)) answered(name)
      notifyListeners(purchase.bookingRef)
    })
    return run
  }
  /** Forgets a payment of somebody else. Its run has ended by itself. */
  const clear = (purchase: Purchase): void => {
    runs.delete(nameOf(purchase))
    vault.clear(nameOf(purchase))
  }
  const stopListening = vault.onChange((name) => runs.get(name)?.send({ kind: 'storageChanged' }))
  /** Ends every run on this page. The next customer to sign in resumes the stored payment. */
  const end = (): void => {
    const gone = [...runs.values()].map(({ purchase }) => purchase.bookingRef)
    for (const run of runs.values()) run.dispose()
    runs.clear()
    gone.forEach(notifyListeners)
  }
  return {
    of,
    /** Unfinished payments of a booking. */
    unended: (bookingRef: string): readonly PaymentRun[] => {
      for (const { purchase } of vault.all()) if (purchase.bookingRef === bookingRef) of(purchase)
      return [...runs.values()].filter(
        ({ purchase, record$ }) => purchase.bookingRef === bookingRef && isUnended(record$.value),
      )
    },
    /** The last payment or change of a booking that was made on this page; null if there was none. */
    made: (bookingRef: string): PaymentRun | null =>
      [...runs.values()].findLast(
        ({ purchase, record$ }) => purchase.bookingRef === bookingRef && record$.value.step.kind === 'paid',
      ) ?? null,
    /** Runs a status check for every unfinished payment that this page has not checked. */
    resume: async (): Promise<void> => {
      const resumed = vault.all().map(async ({ purchase }) => {
        if (!(await of(purchase).resume())) clear(purchase)
      })
      await Promise.all(resumed)
    },
    end,
    ...ownership,
    /** A sign-out by the customer clears all stored payments. */
    forget: (): void => {
      end()
      for (const { purchase } of vault.all()) vault.clear(nameOf(purchase))
    },
    dispose: (): void => {
      stopListening()
      end()
    },
  }
}

import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { Minor, Notice } from '@booking-dashboard/core'
import { type StoredPaymentOfPage, minor, nameOf, paymentCodes, type PaymentVault } from '@booking-dashboard/core/ports'
import { nullable } from '../contract/wire.js'
import { attempted, paymentPrefix, type TextStore } from './TextStore.js'

/** Where unfinished payments are stored. */
export interface VaultStores {
  /** Outlives a closed tab. The tabs of one browser share it. */
  readonly lasting: TextStore
  /** Ends with the tab. */
  readonly session: TextStore
  /** Calls the listener with the key that another tab changed. Returns a function that stops it. */
  readonly onChange?: (listener: (key: string) => void) => () => void
}

const Amount = new t.Type<Minor, number, unknown>(
  'Amount',
  (value): value is Minor => Number.isSafeInteger(value),
  (value, context) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? t.success(minor(value)) : t.failure(value, context),
  Number,
)
const Count = t.refinement(t.number, (value) => Number.isSafeInteger(value) && value >= 0, 'Count')
const Name = t.refinement(t.string, (value) => value !== '', 'Name')
const kind = <K extends string>(name: K) => t.strict({ kind: t.literal(name) })

const Purchase = t.union([
  t.strict({ kind: t.literal('basket'), bookingRef: Name, basketId: nullable(Name) }),
  t.strict({ kind: t.literal('balance'), bookingRef: Name, owed: Amount }),
  t.strict({
    kind: t.literal('plan'),
    bookingRef: Name,
    action: t.keyof({ create: null, changePayment: null, changeDay: null }),
    stood: t.string,
  }),
])

const Attempt = t.union([
  kind('none'),
  kind('claimed'),
  t.strict({ kind: t.literal('accepted'), reference: nullable(t.string) }),
  t.exact(
    t.intersection([
      t.type({ kind: t.literal('checked'), reference: nullable(t.string) }),
      t.partial({ declined: t.literal(true) }),
    ]),
  ),
  // The secret is stored in the session store.
  t.strict({ kind: t.literal('check'), secret: t.null, reference: nullable(t.string), open: t.boolean }),
])

const Submission = t.strict({
  amount: Amount,
  at: t.number,
  known: nullable(t.readonlyArray(t.string)),
  wish: nullable(t.strict({ day: nullable(t.number), card: nullable(t.string), cardBefore: nullable(t.string) })),
})

/** Whether a notice outlives a reload by its kind alone. The codes of a refusal are stored for its tab. */
const isDescribedByKind = {
  card: false,
  cardsUnavailable: false,
  refused: false,
  amountChanged: true,
  challengeFailed: true,
  challengeClosed: true,
  challengeExpired: true,
  checkUnavailable: true,
  declined: true,
  noPayment: true,
  signedOut: true,
  notAccepted: true,
  pending: true,
  planError: true,
  dueAgain: false,
  otherPaid: true,
  unbooked: false,
  otherCard: false,
} as const satisfies Readonly<Record<Notice['kind'], boolean>>
type StoredKind = {
  readonly [K in Notice['kind']]: (typeof isDescribedByKind)[K] extends true ? K : never
}[Notice['kind']]
const isStored = (name: string): name is StoredKind =>
  Object.entries(isDescribedByKind).some(([kind, is]) => is && kind === name)

const Stored = t.strict({
  purchase: Purchase,
  generation: Count,
  lastRequest: Count,
  unanswered: t.readonlyArray(Count),
  attempt: Attempt,
  submission: nullable(Submission),
  notice: nullable(t.string),
  isWithheld: t.boolean,
  page: Name,
})

/**
 * For this release, a record also carries the two names that the previous one gave to its fields: tabs of both releases
 * share the storage.
 */
const withPreviousNames = (stored: t.OutputOf<typeof Stored>) => ({
  ...stored,
  pressed: stored.submission,
  unsaid: stored.isWithheld,
})

/** A record that the previous release stored, under the names of this one. */
const renamed = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null && 'pressed' in stored && !('submission' in stored)
    ? { ...stored, submission: stored.pressed, isWithheld: Reflect.get(stored, 'unsaid') }
    : stored

const secretPrefix = 'booking-dashboard/payment-secret/'

const refusalPrefix = 'booking-dashboard/payment-refusal/'
const generalCode = '16000010'
const isKnownCode = (code: string | null): code is string => code !== null && Object.hasOwn(paymentCodes, code)

/** The codes of a refusal. The back end's words may hold anything, and are not stored. */
const codesOf = (notice: Notice | null): string | null =>
  notice?.kind === 'refused' && notice.errors.length > 0
    ? notice.errors.map(({ code }) => (isKnownCode(code) ? code : generalCode)).join(' ')
    : null

const refusalOf = (codes: string | null): Notice | null => {
  const errors = (codes?.split(' ') ?? []).filter(isKnownCode).map((code) => ({ code, message: null }))
  return errors.length > 0 ? { kind: 'refused', errors } : null
}

const noticeOf = (name: string | null, codes: string | null): Notice | null => {
  if (name === 'refused') return refusalOf(codes)
  return name !== null && isStored(name) ? { kind: name } : null
}

/** Stores payments in progress. It checks each record that it reads; an incomplete record reads as none. */
export const createPaymentVault = ({ lasting, session, onChange }: VaultStores): PaymentVault => {
  /** A text of this tab, which belongs to one generation. */
  const ofTab = (key: string, generation: number): string | null => {
    const [of, ...text] = attempted(() => session.get(key), null)?.split(' ') ?? []
    return of === String(generation) && text[0] !== '' ? text.join(' ') || null : null
  }
  const storeInTab = (key: string, generation: number, text: string | null): void =>
    attempted(() => (text === null ? session.remove(key) : session.set(key, `${generation} ${text}`)), undefined)
  const read = (name: string): StoredPaymentOfPage | null => {
    const stored = Stored.decode(
      renamed(attempted((): unknown => JSON.parse(lasting.get(paymentPrefix + name) ?? 'null'), null)),
    )
    if (!isRight(stored) || nameOf(stored.right.purchase) !== name) return null
    const { attempt, notice, isWithheld, ...record } = stored.right
    const storedNotice = noticeOf(notice, ofTab(refusalPrefix + name, record.generation))
    return {
      ...record,
      attempt:
        attempt.kind === 'check' ? { ...attempt, secret: ofTab(secretPrefix + name, record.generation) } : attempt,
      notice: storedNotice,
      isWithheld: isWithheld && storedNotice !== null,
    }
  }
  return {
    read,
    all: () =>
      attempted(lasting.keys, [])
        .filter((key) => key.startsWith(paymentPrefix))
        .map((key) => read(key.slice(paymentPrefix.length)))
        .filter((payment) => payment !== null),
    // The codec lists every stored field, so that no other field is stored.
    write: (name, { purchase, generation, lastRequest, unanswered, attempt, submission, notice, isWithheld, page }) => {
      const secret = attempt.kind === 'check' ? attempt.secret : null
      const storedAttempt = attempt.kind === 'check' ? { ...attempt, secret: null } : attempt
      const encoded = Stored.encode({
        purchase,
        generation,
        lastRequest,
        unanswered,
        attempt: storedAttempt,
        submission,
        notice: notice?.kind ?? null,
        isWithheld,
        page,
      })
      const text = JSON.stringify(withPreviousNames(encoded))
      attempted(() => lasting.set(paymentPrefix + name, text), undefined)
      storeInTab(secretPrefix + name, generation, secret)
      storeInTab(refusalPrefix + name, generation, codesOf(notice))
    },
    clear: (name) => {
      attempted(() => lasting.remove(paymentPrefix + name), undefined)
      for (const prefix of [secretPrefix, refusalPrefix]) attempted(() => session.remove(prefix + name), undefined)
    },
    onChange: (listener) =>
      onChange?.((key) => void (key.startsWith(paymentPrefix) && listener(key.slice(paymentPrefix.length)))) ??
      (() => undefined),
  }
}

/** Stores texts for the lifetime of the process. */
export const createMemoryStore = (): TextStore => {
  const texts = new Map<string, string>()
  return {
    keys: () => [...texts.keys()],
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}

/** Stores payments in progress for the lifetime of the process. Passing it to a second dashboard imitates a reload. */
export const createMemoryVault = (): PaymentVault =>
  createPaymentVault({ lasting: createMemoryStore(), session: createMemoryStore() })

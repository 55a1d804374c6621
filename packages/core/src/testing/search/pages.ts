import {
  isWorthKeeping,
  newRecord,
  type PaymentRecord,
  type Purchase,
  reopened,
  type StoredPayment,
  toStored,
} from '../../payment/machine/record.js'
import type { PaymentEvent } from '../../payment/machine/steps.js'
import type { Machine } from './scene.js'
import type { Depth } from './world.js'

/** Requests are numbered by what can become of them: answered, too late when last looked, too late, on their way, waited for. */
export const requestNumbers = { gone: 0, lookedFor: 1, tooLate: 2, onItsWay: 3, awaited: 4 } as const

/** A page's record as every record that differs in nothing that matters, and the new number of each request. */
export interface Numbered {
  readonly page: PaymentRecord
  readonly numbers: readonly number[]
}

/** What one event made of a page. */
export interface Turned extends Numbered {
  /** What is kept of it, but for the bank's secret; null where nothing is worth keeping. */
  readonly kept: StoredPayment | null
  readonly asks: Depth | null
  readonly isTimed: boolean
  readonly reloads: boolean
  readonly sent: { readonly request: number; readonly generation: number } | null
  /** Whether what was waited for before is waited for still. */
  readonly isSameTurn: boolean
}

const withoutSecret = (record: StoredPayment): StoredPayment =>
  record.attempt.kind === 'check' ? { ...record, attempt: { ...record.attempt, secret: null } } : record

const attemptText = ({ attempt }: StoredPayment): string => {
  switch (attempt.kind) {
    case 'check':
      return `check${attempt.secret ?? ''}${attempt.open}${attempt.reference ?? ''}`
    case 'accepted':
    case 'checked':
      return `${attempt.kind}${attempt.reference ?? ''}`
    default:
      return attempt.kind
  }
}

const keptText = (stored: StoredPayment): string => {
  const { generation, unanswered, pressed, notice, unsaid } = stored
  const press = pressed === null ? '' : `${pressed.amount}${pressed.known?.length ?? ''}`
  return `${generation} ${unanswered.join('')} ${attemptText(stored)} ${press} ${notice?.kind ?? ''} ${unsaid}`
}

const stepText = ({ step }: PaymentRecord): string => {
  switch (step.kind) {
    case 'looking':
      return `${step.kind} ${step.reason} ${step.looks} ${step.over ?? ''}`
    case 'waiting':
      return `${step.kind} ${step.looks}`
    case 'undecided':
      return `${step.kind} ${step.because}`
    case 'settling':
      return `${step.kind} ${step.payment.amount}`
    default:
      return step.kind
  }
}

/** Without what only counts: turns, and the checks that only make the next one later. */
const counted = ({ step }: PaymentRecord): PaymentRecord['step'] => {
  switch (step.kind) {
    case 'looking':
      return step.reason === 'wait' ? { ...step, looks: 0 } : step
    case 'undecided':
    case 'form':
      return { ...step, checks: 0 }
    case 'sending':
      return { ...step, request: requestNumbers.awaited }
    default:
      return step
  }
}

const numbered = (record: PaymentRecord): { readonly record: PaymentRecord; readonly numbers: readonly number[] } => {
  const { unanswered, expired, expiredAtLook, step, lastRequest } = record
  const numberOf = (request: number): number => {
    if (!unanswered.includes(request)) return requestNumbers.gone
    if (step.kind === 'sending' && step.request === request) return requestNumbers.awaited
    if (request <= expiredAtLook) return requestNumbers.lookedFor
    return request <= expired ? requestNumbers.tooLate : requestNumbers.onItsWay
  }
  // Of a plan it matters whether the window of its last request is over, answered or not.
  const isOver = (number: number): boolean =>
    record.purchase.kind === 'plan' && number >= lastRequest && lastRequest > 0
  const numbers = Array.from({ length: lastRequest + 1 }, (_, request) => numberOf(request))
  return {
    record: {
      ...record,
      unanswered: [...new Set(unanswered.map(numberOf))].sort(),
      expiredAtLook: isOver(expiredAtLook) ? requestNumbers.awaited : requestNumbers.lookedFor,
      expired: isOver(expired) ? requestNumbers.awaited : requestNumbers.tooLate,
      lastRequest: requestNumbers.awaited,
      turn: 0,
      step: counted(record),
    },
    numbers,
  }
}

/** The pages of one scene; what happened to one of them before is not worked out again. */
export const createPages = (machine: Machine) => {
  const pages = new Map<string, PaymentRecord>()
  const records = new Map<string, StoredPayment>()
  const results = new WeakMap<PaymentRecord, Map<string, Turned>>()
  const ids = new WeakMap<object, number>()
  const keptOfPages = new WeakMap<PaymentRecord, StoredPayment>()
  const openedPages = new WeakMap<StoredPayment, Numbered>()
  const numberedPage = (record: PaymentRecord): Numbered => {
    const { record: plain, numbers } = numbered(record)
    const text = `${keptText(plain)} ${stepText(plain)} ${plain.reported ?? ''} ${plain.expired}${plain.expiredAtLook}${plain.hasLapsed ? 'lapsed' : ''}`
    const page = pages.get(text) ?? plain
    pages.set(text, page)
    if (!ids.has(page)) ids.set(page, pages.size)
    return { page, numbers }
  }
  const keptOf = (page: PaymentRecord): StoredPayment | null => {
    if (!isWorthKeeping(page)) return null
    const before = keptOfPages.get(page)
    if (before !== undefined) return before
    const stored = withoutSecret(toStored(page))
    const text = keptText(stored)
    const one = records.get(text) ?? stored
    records.set(text, one)
    if (!ids.has(one)) ids.set(one, records.size)
    keptOfPages.set(page, one)
    return one
  }
  const opened = (purchase: Purchase, stored: StoredPayment | null): Numbered =>
    numberedPage(stored === null ? newRecord(purchase) : reopened(stored))
  return {
    keptOf,
    /** A number for each page, and for each stored record. */
    idOf: (one: object | null): number => (one === null ? 0 : (ids.get(one) ?? -1)),
    /** As a page finds it that is opened; with the bank's secret where this page had it before a reload. */
    opened: (purchase: Purchase, stored: StoredPayment | null, secret: string | null): Numbered => {
      if (stored !== null && stored.attempt.kind === 'check' && secret !== null)
        return opened(purchase, { ...stored, attempt: { ...stored.attempt, secret } })
      const before = stored === null ? undefined : openedPages.get(stored)
      const found = before ?? opened(purchase, stored)
      if (stored !== null) openedPages.set(stored, found)
      return found
    },
    /** `label` stands for the event. */
    after: (page: PaymentRecord, label: string, event: PaymentEvent): Turned => {
      const known = results.get(page) ?? new Map<string, Turned>()
      results.set(page, known)
      const before = known.get(label)
      if (before !== undefined) return before
      const { record, commands } = machine(page, event)
      const { page: next, numbers } = numberedPage(record)
      const turned: Turned = {
        page: next,
        numbers,
        isSameTurn: record.turn === page.turn,
        kept: keptOf(next),
        asks: commands.find((command) => command.kind === 'ask')?.depth ?? null,
        isTimed: commands.some(({ kind }) => kind === 'wait'),
        reloads: commands.some(({ kind }) => kind === 'reload'),
        sent: commands.find((command) => command.kind === 'send') ?? null,
      }
      known.set(label, turned)
      return turned
    },
  }
}

export type Pages = ReturnType<typeof createPages>

import {
  type StoredPaymentOfPage,
  type PaymentRecord,
  type Purchase,
  type StoredPayment,
  toStored,
} from '../../payment/machine/record.js'
import { openTab, type Tab, type TabEvent } from '../../payment/machine/tab.js'
import type { Scene } from './scene.js'
import type { Depth, TabState } from './world.js'

/**
 * Requests are numbered by what can still happen to them: answered, too late at the last status check, too late, on
 * their way, waited for.
 */
export const requestNumbers = { gone: 0, lookedFor: 1, tooLate: 2, onItsWay: 3, awaited: 4 } as const

/** A page's record as every record that differs in nothing that matters, and the new number of each request. */
export interface Numbered {
  readonly page: PaymentRecord
  readonly numbers: readonly number[]
}

/** What one event made of a page. */
export interface Turned extends Numbered {
  readonly tab: TabState
  /** What is stored of it, but for the bank's secret; undefined if what is stored stays. */
  readonly stores: StoredPayment | null | undefined
  readonly storesAs: string
  readonly asks: Depth | null
  readonly isTimed: boolean
  readonly reloads: boolean
  readonly sent: { readonly request: number; readonly generation: number } | null
  /** Whether what was waited for before is waited for still. */
  readonly isSameTurn: boolean
  /** It waits for the request of another tab from now on. */
  readonly hasJoined: boolean
}

/** What is found in the storage. */
export interface Found {
  readonly payment: StoredPayment | null
  readonly page: string
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

const storedText = (stored: StoredPayment): string => {
  const { generation, unanswered, pressed, notice, unsaid } = stored
  const submission = pressed === null ? '' : `${pressed.amount}${pressed.known?.length ?? ''}`
  return `${generation} ${unanswered.join('')} ${attemptText(stored)} ${submission} ${notice?.kind ?? ''} ${unsaid}`
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

/** Requests of what is stored are on their way, as a page takes them that is opened with it. */
const storedPlain = (stored: StoredPayment): StoredPayment => ({
  ...toStored(stored),
  unanswered: stored.unanswered.length > 0 ? [requestNumbers.onItsWay] : [],
  lastRequest: requestNumbers.awaited,
})

const storedAs = (payment: StoredPayment | null, page: string): StoredPaymentOfPage | null =>
  payment && { ...payment, page }

/** The pages of one scene; what happened to one of them before is not worked out again. */
export const createPages = ({ machine, turns }: Scene) => {
  const turnTab = turns(machine)
  const pages = new Map<string, PaymentRecord>()
  const records = new Map<string, StoredPayment>()
  const results = new WeakMap<PaymentRecord, Map<string, Turned>>()
  const ids = new WeakMap<object, number>()
  const numberedPage = (record: PaymentRecord): Numbered => {
    const { record: plain, numbers } = numbered(record)
    const text = `${storedText(plain)} ${stepText(plain)} ${plain.reported ?? ''} ${plain.expired}${plain.expiredAtLook}${plain.hasLapsed ? 'lapsed' : ''}`
    const page = pages.get(text) ?? plain
    pages.set(text, page)
    if (!ids.has(page)) ids.set(page, pages.size)
    return { page, numbers }
  }
  const idOf = (one: object | null): number => (one === null ? 0 : (ids.get(one) ?? -1))
  const storedOne = (record: StoredPayment): StoredPayment => {
    const stored = storedPlain(record)
    const text = storedText(stored)
    const one = records.get(text) ?? stored
    records.set(text, one)
    if (!ids.has(one)) ids.set(one, records.size)
    return one
  }
  const tabOf = ({ stored, known, sender, theirs }: Tab): TabState => ({
    stored: stored && storedOne(stored),
    known: known.map((one) => one.slice(0, one.lastIndexOf('/'))),
    sender,
    theirs: theirs && storedOne(theirs),
    theirPage: theirs?.page ?? '',
  })

  return {
    /** A number for each page, and for each stored record. */
    idOf,
    /** As a page finds it that is opened; with the bank's secret where this page had it before a reload. */
    opened: (
      name: string,
      purchase: Purchase,
      { payment, page: before }: Found,
      secret: string | null,
    ): Numbered & { readonly tab: TabState } => {
      const isCheck = payment !== null && payment.attempt.kind === 'check' && secret !== null
      const found = isCheck ? { ...payment, attempt: { ...payment.attempt, secret } } : payment
      const tab = openTab(name, purchase, storedAs(found, before))
      return { ...numberedPage(tab.record), tab: tabOf(tab) }
    },
    /** `label` stands for the event. */
    after: (name: string, page: PaymentRecord, of: TabState, label: string, event: TabEvent, found: Found): Turned => {
      const known = results.get(page) ?? new Map<string, Turned>()
      results.set(page, known)
      const text = `${label} ${name} ${idOf(of.stored)} ${of.known.join()} ${of.sender} ${idOf(of.theirs)}${of.theirPage} ${idOf(found.payment)}${found.page}`
      const before = known.get(text)
      if (before !== undefined) return before
      const { stored, sender, theirs, theirPage } = of
      const tab: Tab = {
        page: name,
        record: page,
        // Each request has a name of its own here.
        sent: 0,
        stored,
        known: of.known.map((one) => `${one}/${requestNumbers.awaited}`),
        sender,
        theirs: storedAs(theirs, theirPage),
      }
      const { tab: after, stores, commands } = turnTab(tab, event, storedAs(found.payment, found.page))
      const { page: next, numbers } = numberedPage(after.record)
      const request = commands.find((command) => command.kind === 'send') ?? null
      const state = tabOf(after)
      const isAsStored = state.stored === stored && state.sender === sender && request === null
      const turned: Turned = {
        page: next,
        numbers,
        tab: state,
        stores: stores === undefined || isAsStored ? undefined : stores && storedOne(withoutSecret(stores)),
        storesAs: stores?.page ?? '',
        isSameTurn: after.record.turn === page.turn,
        hasJoined: after.known.length > of.known.length,
        asks: commands.find((command) => command.kind === 'ask')?.depth ?? null,
        isTimed: commands.some(({ kind }) => kind === 'wait'),
        reloads: commands.some(({ kind }) => kind === 'reload'),
        sent: request,
      }
      known.set(text, turned)
      return turned
    },
  }
}

export type Pages = ReturnType<typeof createPages>

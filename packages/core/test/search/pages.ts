import {
  type StoredPaymentOfPage,
  type PaymentRecord,
  type Purchase,
  type StoredPayment,
  toStored,
} from '../../src/payment/machine/record.js'
import { openTab, type Tab, type TabEvent } from '../../src/payment/machine/tab.js'
import type { Scene } from './scene.js'
import type { Depth, TabState } from './world.js'

/**
 * The numbers of requests, by what can still happen to them: answered; too late at the last status check; too late; on
 * its way; awaited.
 */
export const requestNumbers = { gone: 0, tooLateAtCheck: 1, tooLate: 2, onItsWay: 3, awaited: 4 } as const

/** A record in its normal form, which equal records share, and the new number of each request. */
export interface Numbered {
  readonly page: PaymentRecord
  readonly numbers: readonly number[]
}

/** The result of one event on a page. */
export interface Turned extends Numbered {
  readonly tab: TabState
  /** The record to store, without the bank's secret. Undefined if the stored record does not change. */
  readonly stores: StoredPayment | null | undefined
  readonly storesAs: string
  readonly asks: Depth | null
  readonly isTimed: boolean
  readonly reloads: boolean
  readonly sent: { readonly request: number; readonly generation: number } | null
  /** Whether the page still waits for the same event as before. */
  readonly isSameTurn: boolean
  /** From now on the page waits for the request of another tab. */
  readonly hasJoined: boolean
}

/** The content of the storage. */
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
  const { generation, unanswered, submission, notice, isWithheld } = stored
  const submitted = submission === null ? '' : `${submission.amount}${submission.known?.length ?? ''}`
  return `${generation} ${unanswered.join('')} ${attemptText(stored)} ${submitted} ${notice?.kind ?? ''} ${isWithheld}`
}

const stepText = ({ step }: PaymentRecord): string => {
  switch (step.kind) {
    case 'checking':
      return `${step.kind} ${step.reason} ${step.checks} ${step.over ?? ''}`
    case 'waiting':
      return `${step.kind} ${step.checks}`
    case 'undecided':
      return `${step.kind} ${step.because}`
    case 'settling':
      return `${step.kind} ${step.payment.amount}`
    default:
      return step.kind
  }
}

/** The step without its counters: turns, and checks that only lengthen the next pause. */
const counted = ({ step }: PaymentRecord): PaymentRecord['step'] => {
  switch (step.kind) {
    case 'checking':
      return step.reason === 'wait' ? { ...step, checks: 0 } : step
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
  const { unanswered, expired, expiredAtCheck, step, lastRequest } = record
  const numberOf = (request: number): number => {
    if (!unanswered.includes(request)) return requestNumbers.gone
    if (step.kind === 'sending' && step.request === request) return requestNumbers.awaited
    if (request <= expiredAtCheck) return requestNumbers.tooLateAtCheck
    return request <= expired ? requestNumbers.tooLate : requestNumbers.onItsWay
  }
  // For a plan it matters whether the window of its last request is over, even if the request was answered.
  const isOver = (number: number): boolean =>
    record.purchase.kind === 'plan' && number >= lastRequest && lastRequest > 0
  const numbers = Array.from({ length: lastRequest + 1 }, (_, request) => numberOf(request))
  return {
    record: {
      ...record,
      unanswered: [...new Set(unanswered.map(numberOf))].sort(),
      expiredAtCheck: isOver(expiredAtCheck) ? requestNumbers.awaited : requestNumbers.tooLateAtCheck,
      expired: isOver(expired) ? requestNumbers.awaited : requestNumbers.tooLate,
      lastRequest: requestNumbers.awaited,
      turn: 0,
      step: counted(record),
    },
    numbers,
  }
}

/** The normal form of a stored record. Its requests count as on their way, as for a page that opens with it. */
const storedPlain = (stored: StoredPayment): StoredPayment => ({
  ...toStored(stored),
  unanswered: stored.unanswered.length > 0 ? [requestNumbers.onItsWay] : [],
  lastRequest: requestNumbers.awaited,
})

const storedAs = (payment: StoredPayment | null, page: string): StoredPaymentOfPage | null =>
  payment && { ...payment, page }

/** The pages of one scene. The result of each event on each page is computed once. */
export const createPages = ({ machine, turns }: Scene) => {
  const turnTab = turns(machine)
  const pages = new Map<string, PaymentRecord>()
  const records = new Map<string, StoredPayment>()
  const results = new WeakMap<PaymentRecord, Map<string, Turned>>()
  const ids = new WeakMap<object, number>()
  const numberedPage = (record: PaymentRecord): Numbered => {
    const { record: plain, numbers } = numbered(record)
    const text = `${storedText(plain)} ${stepText(plain)} ${plain.reported ?? ''} ${plain.expired}${plain.expiredAtCheck}${plain.hasLapsed ? 'lapsed' : ''}${plain.isRepeatRefused ? 'refused' : ''}`
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
    /** The record of a page that opens with the stored record. `secret` is the bank's secret from before a reload. */
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
    /** The result of an event on a page. `label` identifies the event. */
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
        // Every request has its own name here, so the counter stays 0.
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

import {
  hasArrived,
  isAwaited,
  isUnderWay,
  type StoredPaymentOfPage,
  newRecord,
  type PaymentRecord,
  type Purchase,
  reopened,
  type StoredPayment,
  toStore,
  toStored,
} from './record.js'
import type { Command, PaymentEvent } from './steps.js'
import { transition } from './transition.js'

/** The stored payment of the purchase. */
type Found = StoredPaymentOfPage | null

/** One tab of a browser: its payment of one purchase, and what it knows of the payments that other tabs stored. */
export interface Tab {
  /** Identifies the page; a reload gets a new value. */
  readonly page: string
  readonly record: PaymentRecord
  /** The number of the last request from this page. The record may count the requests of another page. */
  readonly sent: number
  /** What this page stored, or found when it opened. */
  readonly stored: StoredPayment | null
  /** Requests of other pages that this record includes, by `requestOf`. */
  readonly known: readonly string[]
  /** The page that sent the last request in the record. */
  readonly sender: string
  /** What another tab had stored when this tab submitted, or has stored since. */
  readonly theirs: Found
}

export type TabEvent =
  | Exclude<PaymentEvent, { readonly kind: 'submitted' | 'changedElsewhere' }>
  | Omit<Extract<PaymentEvent, { readonly kind: 'submitted' }>, 'generation'>
  /** Another tab wrote to the storage or cleared it. */
  | { readonly kind: 'storageChanged' }

type Of<K extends TabEvent['kind']> = Extract<TabEvent, { readonly kind: K }>

export interface TabTurn {
  readonly tab: Tab
  /** What to store before the commands run; null clears the storage, undefined leaves it unchanged. */
  readonly stores: Found | undefined
  readonly commands: readonly Command[]
}

/** `found` is the stored payment of the purchase. */
export const openTab = (page: string, purchase: Purchase, found: Found): Tab => ({
  page,
  record: found === null ? newRecord(purchase) : reopened(toStored(found)),
  sent: 0,
  stored: found && toStored(found),
  known: found === null ? [] : [requestOf(found)],
  sender: found?.page ?? page,
  theirs: null,
})

/** Identifies the last request of a stored payment across all tabs. */
const requestOf = ({ page, lastRequest }: StoredPaymentOfPage): string => `${page}/${lastRequest}`

const isKnown = (known: readonly string[], there: Found): boolean => there !== null && known.includes(requestOf(there))

/** A payment that another tab stored and this tab does not know, under the same key or a later one. */
const elsewhere = ({ page, known, record }: Tab, found: Found): Found => {
  if (found === null || found.page === page || isKnown(known, found)) return null
  return found.generation >= record.generation ? found : null
}

/**
 * What another tab had stored when this one submitted, if its key is still the stored one and this tab has not joined
 * it.
 */
const foundAtSubmit = ({ record, theirs, known }: Tab, found: Found): Found =>
  found?.generation === record.generation && !hasArrived(record) && !isKnown(known, theirs) ? theirs : null

const isSame = (one: StoredPayment | null, other: StoredPayment | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Machine = typeof transition

/** Another tab has stored an answer since this tab last read or wrote the storage. */
const isNews = ({ page, stored }: Tab, found: Found): boolean =>
  found !== null && found.page !== page && hasArrived(found) && !isSame(toStored(found), stored)

/** While another tab waits for an answer, this tab stores nothing. */
const storing = (tab: Tab, commands: readonly Command[], found: Found): TabTurn => {
  const { record, stored, sender } = tab
  const theirs = isNews(tab, found) ? found : tab.theirs
  const now = toStore(record, theirs)
  if (now === undefined || isSame(now, stored) || isAwaited(elsewhere(tab, found)))
    return { tab, stores: undefined, commands }
  return { tab: { ...tab, stored: now, theirs }, stores: now && { ...now, page: sender }, commands }
}

/** The tabs of a browser send one request at a time: this tab waits until the request of another tab ends. */
const waitingWith = (machine: Machine, tab: Tab, there: StoredPaymentOfPage, found: Found): TabTurn => {
  const { turn: before, submission } = tab.record
  const record = { ...reopened(toStored(there)), turn: before, wanted: submission }
  const joined = { ...tab, record, known: [...tab.known, requestOf(there)], sender: there.page, theirs: there }
  const turn = moved(machine, joined, { kind: 'arrived', here: false }, found)
  return { ...turn, commands: [{ kind: 'stopOutlasting' }, ...turn.commands] }
}

const moved = (machine: Machine, before: Tab, event: PaymentEvent, found: Found): TabTurn => {
  const { record, commands } = machine(before.record, event)
  const hasSent = commands.some(({ kind }) => kind === 'send')
  const tab: Tab = {
    ...before,
    sent: hasSent ? record.lastRequest : before.sent,
    sender: hasSent ? before.page : before.sender,
    theirs: event.kind === 'changedElsewhere' ? null : before.theirs,
  }
  const now: Tab = { ...tab, record }
  const isOutcome =
    event.kind === 'statusChecked' || (event.kind !== 'startedAgain' && before.record.step.kind !== 'form')
  // Another tab can prove nothing wrong on a form without a notice.
  const mentionsAttempt = record.submission !== null || record.notice !== null
  const there =
    isOutcome && record.step.kind === 'form' && mentionsAttempt
      ? (elsewhere(now, found) ?? foundAtSubmit(now, found))
      : null
  const isUnchecked = event.kind !== 'statusChecked' && record.unanswered.length === 0
  // Nothing has ended while the payment of another tab is under way. A status check settles a mere claim.
  return there !== null && (isUnchecked ? isUnderWay(there) : isAwaited(there) || hasArrived(there))
    ? waitingWith(machine, tab, there, found)
    : storing(now, commands, found)
}

const submitted = (machine: Machine, tab: Tab, event: Of<'submitted'>, found: Found): TabTurn => {
  if (tab.record.step.kind !== 'form') return { tab, stores: undefined, commands: [] }
  const there = elsewhere(tab, found)
  if (isAwaited(there))
    return waitingWith(machine, { ...tab, record: { ...tab.record, submission: event.submission } }, there, found)
  const generation = found?.generation ?? 0
  return moved(machine, { ...tab, theirs: there ?? tab.theirs }, { ...event, generation }, found)
}

/**
 * Another tab may have sent its request while this one prepared its card. The number of a request only rises, so each
 * request of a page has its own name.
 */
const prepared = (machine: Machine, tab: Tab, event: Of<'prepared'>, found: Found): TabTurn => {
  const { record, sent } = tab
  if (record.step.kind !== 'preparing') return { tab, stores: undefined, commands: [] }
  const there = elsewhere(tab, found)
  if (isAwaited(there)) return waitingWith(machine, tab, there, found)
  const counted = { ...record, lastRequest: Math.max(record.lastRequest, sent) }
  return moved(machine, { ...tab, record: counted, theirs: there ?? tab.theirs }, event, found)
}

/** Reacts only if another tab ended its payment or spent a key; other writes change nothing. */
const heard = (machine: Machine, tab: Tab, found: Found): TabTurn =>
  found !== null && found.generation <= tab.record.generation
    ? { tab, stores: undefined, commands: [] }
    : moved(machine, tab, { kind: 'changedElsewhere', generation: found?.generation ?? 0 }, found)

/** Applies one event to a tab: pure and total. `found` is the stored payment of the purchase at that moment. */
export const turnTabWith =
  (machine: Machine) =>
  (tab: Tab, event: TabEvent, found: Found): TabTurn => {
    switch (event.kind) {
      case 'submitted':
        return submitted(machine, tab, event, found)
      case 'storageChanged':
        return heard(machine, tab, found)
      case 'prepared':
        return prepared(machine, tab, event, found)
      default:
        return moved(machine, tab, event, found)
    }
  }

export const turnTab = turnTabWith(transition)

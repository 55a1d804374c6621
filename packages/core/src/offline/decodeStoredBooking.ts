import type { StoredBooking, StoredDay, StoredEntry, StoredFact, StoredTicket } from './StoredBooking.js'

const isText = (value: unknown): value is string => typeof value === 'string'
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = <A>(value: unknown, is: (one: unknown) => one is A): value is readonly A[] =>
  Array.isArray(value) && value.every(is)
const isTexts = (value: unknown): value is readonly string[] => listOf(value, isText)

const isFact = (value: unknown): value is StoredFact => {
  if (!isRecord(value)) return false
  const { label, value: said }: Partial<Record<keyof StoredFact, unknown>> = value
  return isText(label) && isText(said)
}

const isTicket = (value: unknown): value is StoredTicket => {
  if (!isRecord(value)) return false
  const { title, note, key }: Partial<Record<keyof StoredTicket, unknown>> = value
  return isText(title) && isText(note) && (key === null || isText(key))
}

const isEntry = (value: unknown): value is StoredEntry => {
  if (!isRecord(value)) return false
  const { icon, time, title, lines }: Partial<Record<keyof StoredEntry, unknown>> = value
  return isText(icon) && isText(time) && isText(title) && isTexts(lines)
}

const isDay = (value: unknown): value is StoredDay => {
  if (!isRecord(value)) return false
  const { date, entries }: Partial<Record<keyof StoredDay, unknown>> = value
  return isText(date) && listOf(entries, isEntry)
}

const isClient = (value: unknown): value is NonNullable<StoredBooking['client']> => {
  if (!isRecord(value)) return false
  const { code, name }: Partial<Record<'code' | 'name', unknown>> = value
  return isText(code) && isText(name)
}

/** Anyone can write to storage, and earlier releases did: an incomplete record is ignored. */
export const decodeStoredBooking = (found: unknown): StoredBooking | null => {
  if (!isRecord(found)) return null
  const storedCopy: Partial<Record<keyof StoredBooking, unknown>> = found
  const {
    customerId,
    readAt,
    lastDay,
    reference,
    name,
    dates,
    status,
    facts,
    tickets,
    days,
    passengers,
    extras,
    client,
  } = storedCopy
  if (!isText(customerId) || !isText(lastDay) || !isText(reference) || !isText(name)) return null
  if (!isText(dates) || !isText(status) || typeof readAt !== 'number' || !Number.isFinite(readAt)) return null
  if (!listOf(facts, isFact) || !listOf(tickets, isTicket) || !listOf(days, isDay)) return null
  if (!isTexts(passengers) || !isTexts(extras)) return null
  if (client !== null && !isClient(client)) return null
  return {
    customerId,
    readAt,
    lastDay,
    reference,
    name,
    dates,
    status,
    facts,
    tickets,
    days,
    passengers,
    extras,
    client,
  }
}

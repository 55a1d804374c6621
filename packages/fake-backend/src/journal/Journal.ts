/** One call that the back end was asked, as a tester may read it: what is typed by a customer, or secret, is left out. */
export interface JournalEntry {
  readonly id: number
  /** ISO 8601, by the clock of the world. */
  readonly at: string
  readonly method: string
  /** As it was called; keys and tokens in it, and what its query says beside ids, are left out. */
  readonly path: string
  /** Of the contract; null for a path that it does not have. */
  readonly operation: string | null
  /** Who was signed in when it was answered. */
  readonly customer: string | null
  /** Null while it is under way, and where the connection broke. */
  readonly status: number | null
  readonly outcome: 'underWay' | 'answered' | 'broken'
  /** Codes, or reasons where there is no code, of the answer's `errors`. */
  readonly codes: readonly (string | number)[]
  readonly idempotencyKey: string | null
  /** What of the body says what was asked for: ids, amounts and choices. */
  readonly body: unknown
  /** The fault that struck it, by its id. */
  readonly fault: { readonly id: number; readonly kind: string } | null
  /** What was not as the contract wants it, and was let pass. */
  readonly notes: readonly string[]
}

/** The call as it is when it comes. */
export type JournalCall = Pick<
  JournalEntry,
  'at' | 'method' | 'path' | 'operation' | 'idempotencyKey' | 'body' | 'fault' | 'notes'
>
export type JournalEnd = Pick<JournalEntry, 'customer' | 'status' | 'outcome' | 'codes'>

/** The calls that a back end was asked. */
export interface Journal {
  /** Oldest first; of very many, the latest. */
  readonly entries: () => readonly JournalEntry[]
  readonly clear: () => void
}

export interface WrittenJournal extends Journal {
  /** Notes a call; what it returns notes the end of it. */
  readonly note: (call: JournalCall) => (end: JournalEnd) => void
}

const underWay: JournalEnd = { customer: null, status: null, outcome: 'underWay', codes: [] }

/** Keeps so many calls. */
export const createJournal = (length: number): WrittenJournal => {
  let entries: JournalEntry[] = []
  let last = 0
  return {
    entries: () => entries.slice(-length),
    clear: () => {
      entries = []
    },
    note: (call) => {
      last += 1
      const entry = { id: last, ...call, ...underWay }
      entries.push(entry)
      // Half of them at a time, so that a long run does not move all of them at each call.
      if (entries.length >= length * 2) entries = entries.slice(-length)
      return (end) => void Object.assign(entry, end)
    },
  }
}

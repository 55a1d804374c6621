/** One call to the back end, for testers. It contains neither secrets nor what customers type. */
export interface JournalEntry {
  readonly id: number
  /** ISO 8601, by the world's clock. */
  readonly at: string
  readonly method: string
  /** The actual path without keys and tokens. Of its query it contains only ids. */
  readonly path: string
  /** The operation of the contract. Null for a path outside the contract. */
  readonly operation: string | null
  /** The customer who was signed in when the call was answered. */
  readonly customer: string | null
  /** Null for a call in progress or a broken connection. */
  readonly status: number | null
  readonly outcome: 'underWay' | 'answered' | 'broken'
  /** The codes in the answer's `errors`, or the reasons of those without a code. */
  readonly codes: readonly (string | number)[]
  readonly idempotencyKey: string | null
  /** The harmless values of the body: ids, amounts and choices. */
  readonly body: unknown
  /** The fault that struck the call. */
  readonly fault: { readonly id: number; readonly kind: string } | null
  /** Violations of the contract that the back end tolerated. */
  readonly notes: readonly string[]
}

/** The call on arrival. */
export type JournalCall = Pick<
  JournalEntry,
  'at' | 'method' | 'path' | 'operation' | 'idempotencyKey' | 'body' | 'fault' | 'notes'
>
export type JournalEnd = Pick<JournalEntry, 'customer' | 'status' | 'outcome' | 'codes'>

/** The calls to a back end. */
export interface Journal {
  /** Oldest first. A long list contains only the latest. */
  readonly entries: () => readonly JournalEntry[]
  readonly clear: () => void
}

export interface WrittenJournal extends Journal {
  /** Records a call. The returned function records its end. */
  readonly note: (call: JournalCall) => (end: JournalEnd) => void
}

const underWay: JournalEnd = { customer: null, status: null, outcome: 'underWay', codes: [] }

/** A journal of the latest `length` calls. */
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
      // Drops half of the entries at once, so that a long run does not copy them at every call.
      if (entries.length >= length * 2) entries = entries.slice(-length)
      return (end) => void Object.assign(entry, end)
    },
  }
}

interface Entry {
  readonly code?: string | number
  readonly error_code?: string | number
  readonly reason?: string
}

/** The codes in an `errors` answer, or the reasons of those without a code. */
export const codesOf = (body: string | Uint8Array): readonly (string | number)[] => {
  if (typeof body !== 'string' || !body.startsWith('{"errors":[')) return []
  try {
    const { errors } = JSON.parse(body) as { readonly errors: readonly (Entry | string | null)[] }
    return errors.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? (entry.code ?? entry.error_code ?? entry.reason ?? []) : [],
    )
  } catch {
    // The body of a fault can be any text.
    return []
  }
}

import type { FakeBackend } from '../../FakeBackend.js'
import type { JournalEntry } from '../../journal/Journal.js'
import type { Tally } from './Tally.js'

const outcomeOf = ({ outcome, status, codes }: JournalEntry): string => {
  if (outcome === 'broken') return 'no answer'
  if (status === null) return 'under way'
  if (status >= 500) return '5xx'
  if (status >= 400) return String(status)
  return codes.length > 0 ? 'errors' : 'done'
}

/** Counts what the back end was asked since it was last noted, what that came to, and which codes and faults there were. How many calls. */
export const noteCalls = ({ journal }: FakeBackend, tally: Tally): number => {
  const entries = journal.entries()
  for (const entry of entries) {
    if (entry.operation === null) continue
    tally.count(`call: ${entry.operation}: ${outcomeOf(entry)}`)
    for (const code of entry.codes) tally.count(`code: ${code}`)
    if (entry.fault !== null) tally.count(`fault: ${entry.fault.kind}`)
  }
  journal.clear()
  return entries.length
}

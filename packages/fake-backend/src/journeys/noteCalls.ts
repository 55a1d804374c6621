import type { FakeBackend } from '../FakeBackend.js'
import type { JournalEntry } from '../journal/Journal.js'
import type { Tally } from './Tally.js'

const outcomeOf = ({ outcome, status, codes }: JournalEntry): string => {
  if (outcome === 'broken') return 'no answer'
  if (status === null) return 'under way'
  if (status >= 500) return '5xx'
  if (status >= 400) return String(status)
  return codes.length > 0 ? 'errors' : 'done'
}

/** Counts the calls since the last count with their results, codes and faults. Returns the number of calls. */
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

import type { ErrorEntry } from '../refusal/Refusal.js'

/**
 * What is checked of each field of a section: the type demands every field of the contract. `Against` is what a check
 * needs besides the text: the time in most sections.
 */
export type FieldChecks<Change, Against = number> = {
  readonly [Field in keyof Change]-?: (sent: Change[Field] | undefined, against: Against) => readonly ErrorEntry[]
}

export const problemsIn = <Change, Against>(
  checks: FieldChecks<Change, Against>,
  change: Change,
  against: Against,
): readonly ErrorEntry[] =>
  (Object.keys(checks) as (keyof Change)[]).flatMap((field) => checks[field](change[field], against))

/** The fields that were sent, without any that the contract does not have. */
export const sentFields = <Change extends object>(checks: FieldChecks<Change, never>, change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([field]) => Object.hasOwn(checks, field))) as Change

/** The day of a date with or without a time. */
export const dayOf = (date: string | null): string | null => date?.slice(0, 10) ?? null

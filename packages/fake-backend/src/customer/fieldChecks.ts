import type { ErrorEntry } from '../refusal/Refusal.js'

/** What is checked of each field of a section: the type demands every field of the contract. */
export type FieldChecks<Change> = {
  readonly [Field in keyof Change]-?: (sent: Change[Field] | undefined, now: number) => readonly ErrorEntry[]
}

export const problemsIn = <Change>(checks: FieldChecks<Change>, change: Change, now: number): readonly ErrorEntry[] =>
  (Object.keys(checks) as (keyof Change)[]).flatMap((field) => checks[field](change[field], now))

/** The fields that were sent, without any that the contract does not have. */
export const sentFields = <Change extends object>(checks: FieldChecks<Change>, change: Change) =>
  Object.fromEntries(Object.entries(change).filter(([field]) => Object.hasOwn(checks, field))) as Change

/** The day of a date with or without a time. */
export const dayOf = (date: string | null): string | null => date?.slice(0, 10) ?? null

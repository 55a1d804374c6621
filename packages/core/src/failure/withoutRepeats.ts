import { isNonEmpty } from 'fp-ts/lib/Array.js'
import { type ApiFailure, type ServerError, serverFailure } from './ApiFailure.js'

/** Errors are the same if their codes are, or without codes if their texts are. */
const sameness = ({ code, message }: ServerError): string => (code === null ? `text ${message ?? ''}` : `code ${code}`)

const firstOfEach = <A>(all: readonly A[], keyOf: (one: A) => string): A[] => {
  const first = new Map<string, A>()
  for (const one of all) if (!first.has(keyOf(one))) first.set(keyOf(one), one)
  return [...first.values()]
}

/** The failures of several calls that were one action to the customer: each error and each other kind of failure once. */
export const withoutRepeats = (failures: readonly ApiFailure[]): readonly ApiFailure[] => {
  const errors = firstOfEach(
    failures.flatMap((one) => (one.kind === 'server' ? one.errors : [])),
    sameness,
  )
  const others = firstOfEach(
    failures.filter(({ kind }) => kind !== 'server'),
    ({ kind }) => kind,
  )
  return isNonEmpty(errors) ? [serverFailure(errors), ...others] : others
}

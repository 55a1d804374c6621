import type * as t from 'io-ts'

/** `tickets.0.pax_id, tickets.1.pax_id`: where a value is not what its codec wants, without the value. */
export const fieldPaths = (errors: t.Errors): string =>
  [...new Set(errors.map(({ context }) => pathOf(context)))].join(', ')

// The parts of a union and an intersection are entries of the context, but no fields.
const pathOf = (context: t.Context): string => {
  const keys = context.filter((_, at) => at > 0 && !isComposite(context[at - 1])).map(({ key }) => key)
  return keys.join('.') || 'the top'
}

const isComposite = (entry: t.ContextEntry | undefined): boolean =>
  entry !== undefined && '_tag' in entry.type && ['UnionType', 'IntersectionType'].includes(String(entry.type._tag))

import type * as t from 'io-ts'

/** The paths of fields that their codec refuses, without the values: `tickets.0.pax_id, tickets.1.pax_id`. */
export const fieldPaths = (errors: t.Errors): string =>
  [...new Set(errors.map(({ context }) => pathOf(context)))].join(', ')

// io-ts lists the parts of a union and an intersection in its context. They are not fields.
const pathOf = (context: t.Context): string => {
  const keys = context.filter((_, at) => at > 0 && !isComposite(context[at - 1])).map(({ key }) => key)
  return keys.join('.') || 'the top'
}

const isComposite = (entry: t.ContextEntry | undefined): boolean =>
  entry !== undefined && '_tag' in entry.type && ['UnionType', 'IntersectionType'].includes(String(entry.type._tag))

import { type Errors, IntersectionType, UnionType } from 'io-ts'

/** The body itself, where no field of it can be named. */
export const wholeBody = 'body'

/** The path of the first field that does not decode, such as `booking.prices.paid.value` or `upcoming.3.currency`. */
export const decodePath = (errors: Errors): string => {
  const context = errors[0]?.context ?? []
  const fields = context.filter((_, index) => index > 0 && !branches(context[index - 1]?.type))
  return fields.map(({ key }) => key).join('.') || wholeBody
}

// The parts of an intersection and of a union are numbered in io-ts's context; they are not fields.
const branches = (type: unknown): boolean => type instanceof IntersectionType || type instanceof UnionType

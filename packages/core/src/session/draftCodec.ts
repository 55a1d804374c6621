import { holdsCardNumber } from '../environment/cardNumbers.js'

/** Plain data as JSON. A field of a form whose text holds a card number is left out. Any other such text is blanked. */
export const encodeDraft = (draft: unknown): string =>
  JSON.stringify(draft, function (this: unknown, _name: string, value: unknown) {
    if (typeof value !== 'string' || !holdsCardNumber(value)) return value
    return this === draft && !Array.isArray(draft) ? undefined : ''
  })

/** A draft of another version of this page may have another form. Null is like any value. */
const isLike = <A>(value: unknown, empty: A): value is A =>
  empty === null ||
  (Array.isArray(value) === Array.isArray(empty) &&
    typeof value === typeof empty &&
    (typeof empty !== 'object' || Object.keys(empty).every((name) => Object.hasOwn(Object(value), name))))

/** The stored value, or `empty` without one. */
export const decodeDraft = <A>(json: string | undefined, empty: A): A => {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return value !== null && isLike(value, empty) ? value : empty
  } catch {
    return empty
  }
}

/** Describes what is wrong with a value at the path `at`, or null. */
export type Check = (value: unknown, at: string) => string | null
type Fields = Readonly<Record<string, Check>>

export const argument = 'the argument'
export const inside = (at: string, field: string): string => (at === argument ? field : `${at}.${field}`)
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const firstOf = (problems: readonly (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null

export const wants =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (value, at) =>
    fits(value) ? null : `${at} has to be ${what}`

export const isText = (value: unknown): value is string => typeof value === 'string'
export const text = wants('a text', isText)
export const id = wants('a text that is not empty', (value) => isText(value) && value !== '')
export const textOrNull = wants('a text or null', (value) => value === null || isText(value))
export const number = wants('a whole number', Number.isInteger)

export const orNothing =
  (check: Check): Check =>
  (value, at) =>
    value === undefined ? null : check(value, at)

export const list =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? firstOf(value.map((one: unknown, index) => check(one, `${at}[${index}]`)))
      : `${at} has to be a list`

export const listOfSome =
  (check: Check): Check =>
  (value, at) =>
    Array.isArray(value) && value.length > 0 ? list(check)(value, at) : `${at} has to be a list that is not empty`

export const object =
  (fields: Fields): Check =>
  (value, at) =>
    isRecord(value)
      ? firstOf(Object.entries(fields).map(([field, check]) => check(value[field], inside(at, field))))
      : `${at} has to be an object with ${Object.keys(fields).join(', ')}`

/** At least one of these fields, and no others. */
export const someOf =
  (fields: Fields): Check =>
  (value, at) => {
    const names = Object.keys(fields)
    if (!isRecord(value) || names.every((field) => value[field] === undefined))
      return `${at} has to be an object with some of ${names.join(', ')}`
    return firstOf(
      Object.entries(value).map(([field, one]) => {
        const check = Object.hasOwn(fields, field) ? fields[field] : undefined
        if (check === undefined) return `${inside(at, field)} is none of ${names.join(', ')}`
        return orNothing(check)(one, inside(at, field))
      }),
    )
  }

import type { IsoDate } from '../../environment/time.js'

/** A date as it is typed: day, month and year, each as it stands in its box. */
export interface TypedDate {
  readonly day: string
  readonly month: string
  readonly year: string
}

const separator = '/'

/** The parts of `14/3/1987`, however incomplete. */
export const datePartsOf = (text: string): TypedDate => {
  const [day = '', month = '', year = ''] = text.split(separator)
  return { day, month, year }
}

/** A date pasted into one box fills all three: 14/03/1987, 14.3.1987, 14 3 1987, 1987-03-14. */
const wholeDate = (text: string): TypedDate | null => {
  const parts = text.trim().split(/[\s./-]+/)
  const [first = '', second = '', third = ''] = parts
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return null
  return first.length === 4 ? { day: third, month: second, year: first } : { day: first, month: second, year: third }
}

export const typeIntoDate = (text: string, part: keyof TypedDate, typed: string): string => {
  const { day, month, year } = wholeDate(typed) ?? { ...datePartsOf(text), [part]: typed.replaceAll(separator, '') }
  return day + month + year === '' ? '' : [day, month, year].join(separator)
}

const iso = /^(\d{4})-(\d{2})-(\d{2})/

/** `1987-06-14` as it would have been typed; empty where there is none. */
export const toTypedDate = (date: IsoDate | null): string => {
  const [, year, month, day] = iso.exec(date ?? '') ?? []
  return year === undefined ? '' : [Number(day), Number(month), year].join(separator)
}

/** Null where it is no date of the calendar, or its year has not four digits. */
export const toIsoDate = (text: string): IsoDate | null => {
  const { day, month, year } = datePartsOf(text)
  if (!/^\s*\d{1,2}\s*$/.test(day) || !/^\s*\d{1,2}\s*$/.test(month) || !/^\s*[1-9]\d{3}\s*$/.test(year)) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
    ? date.toISOString().slice(0, 10)
    : null
}

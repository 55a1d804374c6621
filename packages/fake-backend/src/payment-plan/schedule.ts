import type { PlanInstalment } from '../records/PlanRecord.js'

/** The given day of a month, or its last day in a shorter month. `month` counts from 0 and may lie in another year. */
export const dayOfMonth = (year: number, month: number, day: number): string => {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}

export interface Span {
  /** All dates come after this one. */
  readonly today: string
  /** All dates come before this one. */
  readonly departure: string
}

const daysBetween = ({ today, departure }: Span, day: number): readonly string[] => {
  const dates: string[] = []
  const first = new Date(`${today}T00:00:00Z`)
  for (let month = 0; ; month += 1) {
    const date = dayOfMonth(first.getUTCFullYear(), first.getUTCMonth() + month, day)
    if (date >= departure.slice(0, 10)) return dates
    if (date > today) dates.push(date)
  }
}

/** Equal instalments on that day of each month. The last one includes the remainder. Empty if no date fits. */
export const schedule = (span: Span, day: number, total: number): PlanInstalment[] => {
  const dates = daysBetween(span, day)
  const each = Math.floor(total / dates.length)
  return dates.map((due, at) => ({
    due,
    amount: at === dates.length - 1 ? total - each * at : each,
    state: 'toCome',
  }))
}

import { dateIn, isPast } from '../values/calendar.js'

export interface PurchaseRules {
  readonly purchase_dashboard: boolean
  readonly purchase_start_date?: string | null
  readonly purchase_end_date?: string | null
}

/** The offer is set for the dashboard, and now is within its dates, the last day included (behaviour/catalogue#2.5). */
export const canBeBought = (rules: PurchaseRules, now: number): boolean => {
  const { purchase_dashboard: set, purchase_start_date: start, purchase_end_date: end } = rules
  if (!set || (start && Date.parse(start) > now)) return false
  return !end || !isPast(end, now)
}

/** Rules for offers before, within and after their dates, for a world that began at `now`. */
export const saleTimes = (now: number) =>
  ({
    always: { purchase_dashboard: true },
    now: { purchase_dashboard: true, purchase_start_date: dateIn(now, -120), purchase_end_date: dateIn(now, 50) },
    over: { purchase_dashboard: true, purchase_start_date: dateIn(now, -120), purchase_end_date: dateIn(now, -10) },
    toCome: { purchase_dashboard: true, purchase_start_date: dateIn(now, 25), purchase_end_date: dateIn(now, 50) },
    elsewhere: { purchase_dashboard: false, purchase_start_date: null, purchase_end_date: null },
  }) as const satisfies Readonly<Record<string, PurchaseRules>>

import type { PayingTexts } from './paymentTexts.js'
import { type Path, paths } from '../navigation/paths.js'
import type { Bill } from '../bookings/money/bill.js'
import type { NextPayment, Owed } from '../bookings/money/owed.js'
import type { WayToPay } from '../bookings/money/waysToPay.js'

/** A way to pay, and the page that it leads to. */
export interface WayInWords {
  readonly kind: WayToPay['kind']
  readonly heading: string
  readonly amount: string | null
  readonly sentence: string
  readonly to: Path
  readonly action: string
  /** Few customers pay everything at once while a plan collects it automatically. */
  readonly isQuiet: boolean
}

/** The next payment of the plan, if the plan shows it. */
const nextOfPlan = (next: NextPayment | null, isOverdue: boolean, { screen, formats }: PayingTexts): string => {
  const { planWithoutDate, planAfterOverdue, plan } = screen.pay.ways
  if (next === null || next.date === null) return planWithoutDate
  const words = isOverdue ? planAfterOverdue : plan
  return words(formats.money(next.amount), formats.date(next.date))
}

const wayInWords = (way: WayToPay, isOverdue: boolean, reference: string, paying: PayingTexts): WayInWords => {
  const { kind } = way
  const { formats } = paying
  const texts = paying.screen.pay.ways
  const heading = texts.headings[kind]
  const shared = { kind, heading, amount: null, isQuiet: false }
  switch (way.kind) {
    case 'overdue': {
      const words = way.inError ? texts.overdueInError : texts.overdue
      return {
        ...shared,
        amount: formats.money(way.amount),
        sentence: words(formats.money(way.left)),
        to: paths.payOverdue(reference),
        action: heading,
      }
    }
    case 'full': {
      const full = { ...shared, amount: formats.money(way.amount), to: paths.payInFull(reference) }
      return way.endsPlan
        ? { ...full, heading: texts.allAtOnce, sentence: texts.fullEndsPlan, action: texts.allAtOnce, isQuiet: true }
        : { ...full, sentence: texts.full, action: heading }
    }
    case 'setUpPlan':
      return { ...shared, sentence: texts.setUpPlan, to: paths.paymentPlan(reference), action: texts.setUp }
    case 'plan':
      return {
        ...shared,
        sentence: nextOfPlan(way.next, isOverdue, paying),
        to: paths.paymentPlan(reference),
        action: texts.seePlan,
      }
    case 'mendPlan':
      return { ...shared, sentence: texts.mendPlan, to: paths.changePlanPayment(reference), action: texts.changeCard }
  }
}

/** The ways to pay what a booking owes, in the order in which they are offered. */
export const waysInWords = (
  ways: readonly WayToPay[],
  reference: string,
  texts: PayingTexts,
): readonly WayInWords[] => {
  const isOverdue = ways.some(({ kind }) => kind === 'overdue')
  return ways.map((way) => wayInWords(way, isOverdue, reference, texts))
}

export interface OwedLine {
  readonly label: string
  readonly value: string
  readonly note: string | null
  /**
   * The weight of an amount. `total`: the whole amount due; `quiet`: an amount that is known already, or not due yet.
   */
  readonly weight: 'total' | 'normal' | 'quiet' | 'date'
}

/** What a booking costs, how much is paid, and what is due when. */
export const owedInWords = (
  { balance: { total, paid, due }, owed: { outstanding, overdue, next } }: Pick<Bill, 'balance' | 'owed'>,
  { screen, formats }: PayingTexts,
): readonly OwedLine[] => {
  const words = screen.pay.owed
  const line = (label: string, value: string, weight: OwedLine['weight'], note: string | null = null): OwedLine => ({
    label,
    value,
    note,
    weight,
  })
  const lines = [
    line(words.total, formats.money(total), 'quiet'),
    line(words.paid, formats.money(paid), 'quiet'),
    line(words.balance, formats.money(outstanding), 'total'),
  ]
  if (overdue?.amount)
    lines.push(
      line(
        words.overdue,
        formats.money(overdue.amount),
        'normal',
        overdue.since && words.since(formats.date(overdue.since)),
      ),
    )
  if (next?.taken === 'byItself') {
    lines.push(
      line(words.next, formats.money(next.amount), 'normal', next.date && words.automatically(formats.date(next.date))),
    )
    if (overdue === null) lines.push(line(words.leftAfter, formats.money(next.left), 'quiet'))
  }
  if (due) lines.push(line(words.due, formats.date(due.date), 'date', formats.daysUntil(due.days)))
  return lines
}

/** The balance of the booking after the basket is paid; null if none is left. */
export const balanceLeftInWords = (
  { outstanding, isSettled, next }: Owed,
  { screen, formats }: PayingTexts,
): string | null => {
  if (isSettled) return null
  const { byHand, byItself } = screen.checkout.balance
  const amount = formats.money(outstanding)
  return next?.taken === 'byItself' ? byItself(amount) : byHand(amount, next?.date ? formats.date(next.date) : null)
}

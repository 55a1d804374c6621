import { type Booking, formatDate, formatMoney, money, type Path, paths, type Texts, type WayToPay } from '@booking-dashboard/core'

interface WayInWords {
  readonly amount: string | null
  readonly sentence: string
  readonly to: Path
  readonly action: string
}

type WaysTexts = Texts['screen']['pay']['ways']

/** What the plan takes next, where it says so. */
const nextOfPlan = ({ paymentPlan, currency }: Booking, texts: WaysTexts): string =>
  paymentPlan === null || paymentPlan.nextPaymentDate === null
    ? texts.planWithoutDate
    : texts.plan(formatMoney(money(paymentPlan.amount, currency)), formatDate(paymentPlan.nextPaymentDate))

/** A way to pay in words, and where it leads. */
export const describeWay = (way: WayToPay, booking: Booking, texts: WaysTexts): WayInWords => {
  const { reference } = booking
  switch (way.kind) {
    case 'overdue': {
      const amount = formatMoney(way.amount)
      const words = way.inError ? texts.overdueInError : texts.overdue
      return { amount, sentence: words(formatMoney(way.left)), to: paths.payOverdue(reference), action: texts.pay(amount) }
    }
    case 'full': {
      const amount = formatMoney(way.amount)
      return { amount, sentence: way.endsPlan ? texts.fullEndsPlan : texts.full, to: paths.payInFull(reference), action: texts.pay(amount) }
    }
    case 'setUpPlan':
      return { amount: null, sentence: texts.setUpPlan, to: paths.paymentPlan(reference), action: texts.setUp }
    case 'plan':
      return { amount: null, sentence: nextOfPlan(booking, texts), to: paths.paymentPlan(reference), action: texts.seePlan }
    case 'mendPlan':
      return { amount: null, sentence: texts.mendPlan, to: paths.changePlanPayment(reference), action: texts.changeCard }
  }
}

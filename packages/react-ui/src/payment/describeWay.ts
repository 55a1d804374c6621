import { type Formats, type NextPayment, type Path, paths, type Texts, type WayToPay } from '@booking-dashboard/core'

interface WayInWords {
  readonly heading: string
  readonly amount: string | null
  readonly sentence: string
  readonly to: Path
  readonly action: string
  /** Not what most want: paying all at once while a plan takes it by itself. */
  readonly isQuiet: boolean
}

type WaysTexts = Texts['screen']['pay']['ways']

/** What the plan takes next, where it says so. */
const nextOfPlan = (next: NextPayment | null, isOverdue: boolean, texts: WaysTexts, formats: Formats): string => {
  if (next === null || next.date === null) return texts.planWithoutDate
  const words = isOverdue ? texts.planAfterOverdue : texts.plan
  return words(formats.money(next.amount), formats.date(next.date))
}

/** A way to pay in words, and where it leads; `all` are the ways beside it. */
export const describeWay = (
  way: WayToPay,
  all: readonly WayToPay[],
  reference: string,
  texts: WaysTexts,
  formats: Formats,
): WayInWords => {
  const heading = texts.headings[way.kind]
  const quiet = { heading, amount: null, isQuiet: false }
  switch (way.kind) {
    case 'overdue': {
      const words = way.inError ? texts.overdueInError : texts.overdue
      return {
        ...quiet,
        amount: formats.money(way.amount),
        sentence: words(formats.money(way.left)),
        to: paths.payOverdue(reference),
        action: texts.payOverdue,
      }
    }
    case 'full': {
      const amount = formats.money(way.amount)
      const to = paths.payInFull(reference)
      return way.endsPlan
        ? { heading: texts.allAtOnce, amount, sentence: texts.fullEndsPlan, to, action: texts.allAtOnce, isQuiet: true }
        : { ...quiet, amount, sentence: texts.full, to, action: texts.payInFull }
    }
    case 'setUpPlan':
      return { ...quiet, sentence: texts.setUpPlan, to: paths.paymentPlan(reference), action: texts.setUp }
    case 'plan': {
      const isOverdue = all.some(({ kind }) => kind === 'overdue')
      return {
        ...quiet,
        sentence: nextOfPlan(way.next, isOverdue, texts, formats),
        to: paths.paymentPlan(reference),
        action: texts.seePlan,
      }
    }
    case 'mendPlan':
      return { ...quiet, sentence: texts.mendPlan, to: paths.changePlanPayment(reference), action: texts.changeCard }
  }
}

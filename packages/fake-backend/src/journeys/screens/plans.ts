import { type Dashboard, paths, type PlanForm, texts } from '@booking-dashboard/core'
import type { TestContext } from '../model/TestContext.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1001'
const card = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const
const { done } = texts.screen.checkout

/** The payments on a day add up, and each falls on it, or on the last day of a shorter month. */
const compareDay = (visit: Visit, form: PlanForm, day: number, isCurrent: boolean): void => {
  const { chosen } = form.state$.value
  visit.equal('the chosen day', [chosen.day, chosen.status, chosen.isCurrent], [day, 'ready', isCurrent])
  visit.equal('whether it can be confirmed', chosen.canBeConfirmed, !isCurrent && chosen.entries.length > 0)
  const owed = visit.booking(ref)?.outstanding ?? 0
  visit.equal(
    'the payments',
    chosen.entries.reduce((sum, { amount }) => sum + amount, 0),
    owed,
  )
  const dates = chosen.entries.map(({ date }) => date ?? '')
  visit.equal('the order of the payments', dates, dates.toSorted())
  for (const date of dates) {
    const [year = 0, month = 0, on = 0] = date.split('-').map(Number)
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
    visit.equal(`the day of the payment in ${month}`, on, Math.min(day, last))
  }
  visit.equal('the last payment', chosen.summary?.final.date, dates.at(-1))
}

/** How many changes of the card the bank has refused in a journey. */
const refusedByBank = new WeakMap<TestContext, number>()

/**
 * Submits until the plan has changed. A sign-out forgets the keys of the changes that the bank refused. The back end
 * answers each of them as before.
 */
const submit = async (visit: Visit, form: PlanForm, given: Parameters<PlanForm['submit']>[0]): Promise<void> => {
  let end = ''
  const submitOnce = () => visit.context.runPaymentTask(visit.tab, async () => (end = (await form.submit(given)).kind))
  await submitOnce()
  for (let left = refusedByBank.get(visit.context) ?? 0; left > 0 && end === 'form'; left -= 1) await submitOnce()
  visit.equal('the end', end, 'paid')
  const { payment, words } = form.state$.value
  visit.equal('the page', [payment.kind, words?.heading !== undefined], ['paid', true])
  visit.expect(words?.heading === done.heading || words?.heading === done.otherwise, 'the change to be told as made')
  visit.equal('the page after the change', visit.tab.navigation.current(), paths.paymentPlan(ref))
  form.acknowledge()
}

/** Chooses a day. Half of the time the answer for an earlier choice comes later. */
const choose = async (visit: Visit, form: PlanForm, day: number): Promise<boolean> => {
  const isLate = visit.oneIn(2)
  if (isLate) visit.plant('getPaymentPlanProjection', { kind: 'delay', milliseconds: 3000 })
  const earlier = (day % 31) + 1
  await visit.run(() => Promise.all([isLate ? form.chooseDay(earlier) : undefined, form.chooseDay(day)]))
  visit.backend.faults.clear()
  const { chosen } = form.state$.value
  visit.equal('the day that is shown', [chosen.day, chosen.status], [day, 'ready'])
  return chosen.entries.length > 0
}

/** The bank’s check of a change is open: another change of the plan has its own form, and knows nothing of it. */
const openOther = async (
  visit: Visit,
  { changeCard, changeDay: other }: ReturnType<Dashboard['plan']>,
): Promise<void> => {
  const { bank } = visit.context.journey
  bank.decide('leaveOpen')
  const source = { kind: 'paymentMethod', id: 'pm_card_authenticationRequired' } as const
  await visit.context.runPaymentTask(visit.tab, () => changeCard.submit({ card: { ...card, source } }))
  if (bank.open().length === 0) return
  visit.equal('the form of the card', changeCard.state$.value.payment, { kind: 'moving', stage: 'bank' })
  visit.tab.navigation.goTo(paths.changePlanDay(ref))
  await visit.context.runPaymentTask(visit.tab, other.open)
  visit.equal('the form of the day', other.state$.value.payment, { kind: 'form', failure: null })
  bank.answerOpen('fail')
  refusedByBank.set(visit.context, 1 + (refusedByBank.get(visit.context) ?? 0))
  await visit.context.pass('untilQuiet')
  const { payment, words } = changeCard.state$.value
  visit.equal('the form of the card', payment.kind, 'form')
  visit.equal('what is told', words?.heading, texts.paymentPlan.actions.changePayment.failed)
  changeCard.leave()
}

/** Sets a payment plan up, and changes its day and its card. */
const usePlan: Walk = {
  words: 'sets a payment plan up and changes it',
  go: async (visit) => {
    const { bookings, plan } = visit.dashboard
    const forms = plan(ref)
    visit.tab.navigation.goTo(paths.paymentPlan(ref))
    await visit.run(() => bookings.load(ref))
    const overview = () => forms.overview$.value
    visit.equal('the days', [forms.days.length, forms.days[0], forms.days.at(-1)], [31, 1, 31])
    visit.equal('what is owed', overview()?.outstanding.amount, Math.max(0, visit.booking(ref)?.outstanding ?? 0))
    const day = 1 + visit.number(31)
    if (overview()?.offer === 'setUp') {
      await visit.context.runPaymentTask(visit.tab, forms.setUp.open)
      if (forms.setUp.state$.value.payment.kind !== 'form') return
      if (!(await choose(visit, forms.setUp, day))) return
      compareDay(visit, forms.setUp, day, false)
      visit.equal('a plan without a card', (await visit.run(() => forms.setUp.submit({ day }))).kind, 'invalid')
      for (const wrong of [0, -1, 32, 1.5])
        visit.equal(
          `a plan on day ${wrong}`,
          (await visit.run(() => forms.setUp.submit({ day: wrong, card }))).kind,
          'invalid',
        )
      visit.equal('a plan without a day', (await visit.run(() => forms.setUp.submit({ card }))).kind, 'invalid')
      await submit(visit, forms.setUp, { day, card })
      visit.equal('the plan', visit.backend.inspect.plan(ref)?.day, day)
    }
    const now = visit.backend.inspect.plan(ref)
    if (overview()?.offer !== 'change' || now === null) return
    visit.equal('what can be changed', [overview()?.canChangeCard, overview()?.canChangeDay], [true, true])
    const { entries, toCome } = overview()?.timeline ?? { entries: [], toCome: null }
    visit.equal('the payments to come', toCome?.count, entries.filter(({ state }) => state === 'toCome').length)
    if (visit.oneIn(2)) return changeDay(visit)
    visit.tab.navigation.goTo(paths.changePlanPayment(ref))
    await visit.context.runPaymentTask(visit.tab, forms.changeCard.open)
    if (forms.changeCard.state$.value.payment.kind !== 'form') return
    if (visit.oneIn(2)) return openOther(visit, forms)
    const id = now.lastFourDigits === '4444' ? 'pm_card_visa' : 'pm_card_mastercard'
    await submit(visit, forms.changeCard, { card: { ...card, source: { kind: 'paymentMethod', id } } })
    visit.equal('the card', visit.backend.inspect.plan(ref)?.lastFourDigits, id === 'pm_card_visa' ? '4242' : '4444')
  },
}

const changeDay = async (visit: Visit): Promise<void> => {
  const form = visit.dashboard.plan(ref).changeDay
  const now = visit.backend.inspect.plan(ref)
  visit.tab.navigation.goTo(paths.changePlanDay(ref))
  await visit.context.runPaymentTask(visit.tab, form.open)
  if (now === null || form.state$.value.payment.kind !== 'form') return
  await visit.run(() => form.chooseDay(now.day))
  compareDay(visit, form, now.day, true)
  const other = (now.day % 31) + 1
  if (!(await choose(visit, form, other))) return
  compareDay(visit, form, other, false)
  visit.expect(form.state$.value.chosen.before !== null, 'the plan as it is to be shown beside')
  await submit(visit, form, { day: other })
  visit.equal('the day', visit.backend.inspect.plan(ref)?.day, other)
}

export const planWalks: readonly Walk[] = [usePlan]

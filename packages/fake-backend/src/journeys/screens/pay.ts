import {
  type CardField,
  type CardFieldState,
  cardFields,
  type Checkout,
  type CheckoutState,
  latest,
  paths,
  texts,
} from '@booking-dashboard/core'
import { buy, newTicket } from '../model/basket/purchases.js'
import { cardChoices, cardOnSheet, isCharged, sourceOf, typedCard } from '../model/payment/CardChoice.js'
import { submitPayment } from '../model/payment/submitPayment.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1001'
const { payment: said, freeBasket } = texts
const { checkout: words } = texts.screen

const openState = (visit: Visit, { state$: { value } }: Checkout): Extract<CheckoutState, { kind: 'open' }> => {
  visit.equal('the checkout', value.kind, 'open')
  return value as Extract<CheckoutState, { kind: 'open' }>
}

/** Opens the checkout, whose terms have to be read on each visit. */
const openCheckout = async (visit: Visit): Promise<Checkout> => {
  const checkout = visit.dashboard.checkout(ref)
  visit.tab.navigation.goTo(paths.checkout(ref))
  await visit.context.runPaymentTask(visit.tab, checkout.open)
  return checkout
}

/** The page has nothing to pay, or tells of an earlier basket that was paid and did not become a booking. */
const isWithoutBasket = (state: CheckoutState, isPaid: boolean): boolean =>
  state.kind === 'empty' ||
  (isPaid && state.kind === 'paid') ||
  (state.kind === 'open' && state.basket === null && state.payment.kind === 'bookingFailed')

type Open = Extract<CheckoutState, { kind: 'open' }>

/** While money moves, one step is current, those before it are done, and the page says to stay. */
const watchProgress = (visit: Visit, checkout: Checkout): (() => void) => {
  const seen: Open[] = []
  const listening = checkout.state$.subscribe((state) => {
    if (state.kind === 'open' && state.payment.kind === 'moving') seen.push(state)
  })
  return () => {
    listening.unsubscribe()
    for (const { payment, words: shown, isFree } of seen) {
      const steps = shown?.progress?.steps ?? []
      const at = steps.findIndex((step) => step.state === 'current')
      visit.equal('the heading', shown?.heading, isFree ? freeBasket.headings.moving : said.headings.moving)
      visit.equal(
        'the steps',
        steps.map((step) => step.state),
        steps.map((_step, index) => (index < at ? 'done' : index === at ? 'current' : 'toCome')),
      )
      visit.expect(at >= 0, 'a current step')
      const stage = payment.kind === 'moving' ? payment.stage : 'sending'
      if (!isFree)
        visit.equal(
          'the current step',
          steps[at]?.label,
          words.progress.stages[stage === 'received' ? 'confirming' : stage],
        )
      visit.equal('what to do', shown?.next, [words.progress.keepOpen])
    }
  }
}

/** A name and a card number are asked for before anything is sent. */
const comparePayable = async (visit: Visit, checkout: Checkout): Promise<void> => {
  const source = { kind: 'paymentMethod', id: 'pm_card_visa' } as const
  const nameless = await visit.run(() => checkout.pay({ cardholderName: ' ', source }))
  visit.equal('a card without a name', nameless.kind, 'invalid')
  const numbered = await visit.run(() =>
    checkout.pay({ cardholderName: '4242 4242 4242 4242', source: { kind: 'wallet' } }),
  )
  visit.equal('a number as a name', numbered.kind, 'invalid')
  visit.equal('the charges of the basket', visit.basket(ref)?.attempts.length, 0)
}

/** After a refusal the basket is as it was, and another card pays. */
const payWithAnother = async (visit: Visit, checkout: Checkout): Promise<void> => {
  const after = openState(visit, checkout)
  visit.equal('the form', [after.form, after.payment.kind], ['shown', 'form'])
  const failure = after.payment.kind === 'form' ? after.payment.failure : null
  visit.expect(failure !== null, 'the failure to be told')
  const isStored = visit.tab.browser.storage.payments(ref).some(({ generation }) => generation === 0)
  if (failure?.outcome === 'notSent') visit.equal('whether something is stored that was not sent', isStored, false)
  if (failure?.money === 'notCharged')
    visit.equal('what is said of the money', after.words?.charged, [said.charged.notCharged])
  visit.expect((after.words?.heading ?? '') !== '', 'a heading')
  visit.equal('whether it is told to be there', after.words?.now.includes(words.form.stillThere), after.isStillThere)
  visit.equal('the total', after.total?.amount, visit.basket(ref)?.total)
  const card = cardChoices.find((one) => one.number === '4242424242424242')
  if (card === undefined) return
  const given = { ref, card, decision: 'complete', patience: 'untilQuiet', unchecked: false } as const
  await submitPayment(visit.context, visit.tab, given)
}

const payBasket: Walk = {
  words: 'pays a basket at the checkout',
  go: async (visit) => {
    await visit.emptyBasket(ref)
    const empty = await openCheckout(visit)
    visit.expect(isWithoutBasket(empty.state$.value, false), 'the checkout without a basket to be empty')
    await visit.run(() => buy(newTicket)(visit.dashboard))
    const checkout = await openCheckout(visit)
    const before = openState(visit, checkout)
    const held = visit.basket(ref)
    visit.equal(
      'the total',
      [before.total?.amount, before.basket?.total, before.purchase?.total],
      [held?.total, held?.total, held?.total],
    )
    visit.equal(
      'the form',
      [before.form, before.payment.kind, before.words, before.newTotal, before.isFree],
      ['shown', 'form', null, null, false],
    )
    visit.equal('the terms', [before.terms.kind, before.terms.obstacle], ['shown', 'notAccepted'])
    checkout.acceptTerms(true)
    visit.equal('the terms', openState(visit, checkout).terms.obstacle, null)
    if (visit.oneIn(3)) await comparePayable(visit, checkout)
    const card = visit.one(cardChoices)
    if (card === undefined) return
    const decision = visit.one(['complete', 'fail', 'close'] as const) ?? 'complete'
    const charges = visit.backend.inspect.charges().length
    const stop = watchProgress(visit, checkout)
    await submitPayment(visit.context, visit.tab, { ref, card, decision, patience: 'untilQuiet', unchecked: false })
    stop()
    const charged = visit.backend.inspect.charges().slice(charges)
    visit.equal('the charges', charged.length, isCharged(card, ref, decision) ? 1 : 0)
    if (charged.length === 0) await payWithAnother(visit, checkout)
    await comparePaid(visit, checkout, held?.total ?? 0)
  },
}

/**
 * After the end, booking and basket are loaded again. The basket is first if it cost nothing (behaviour/payments#2.4).
 */
const compareReloads = (visit: Visit, isFree: boolean): void => {
  const operations = visit.backend.journal.entries().map(({ operation }) => operation)
  const since = operations.slice(operations.lastIndexOf(isFree ? 'completeBasket' : 'pay'))
  const loads = since.filter((operation) => operation === 'getBooking' || operation === 'getBasket')
  visit.equal('the last loads', loads.slice(-2), isFree ? ['getBasket', 'getBooking'] : ['getBooking', 'getBasket'])
}

const outcomes = [
  { kind: 'pending', polls: 3 },
  { kind: 'pendingThenFailed', polls: 2 },
  { kind: 'failed' },
  { kind: 'cancelled' },
  { kind: 'paidButBookingFailed' },
] as const

/** The back end takes the payment, and it ends late, or not as it should. */
const endOtherwise: Walk = {
  words: 'pays a basket that ends otherwise',
  go: async (visit) => {
    await visit.emptyBasket(ref)
    await visit.run(() => buy(newTicket)(visit.dashboard))
    const checkout = await openCheckout(visit)
    checkout.acceptTerms(true)
    const total = openState(visit, checkout).total?.amount ?? 0
    const outcome = visit.one(outcomes)
    const card = cardChoices.find(({ pays, challenged, by }) => pays && !challenged && by === 'paymentMethod')
    if (outcome === undefined || card === undefined) return
    visit.backend.payments.setNextOutcome(outcome)
    const stop = watchProgress(visit, checkout)
    await submitPayment(visit.context, visit.tab, {
      ...{ ref, card, decision: 'complete', patience: 'untilQuiet', unchecked: false },
    })
    stop()
    if (outcome.kind !== 'pending' && outcome.kind !== 'paidButBookingFailed') await payWithAnother(visit, checkout)
    if (outcome.kind !== 'paidButBookingFailed') return comparePaid(visit, checkout, total)
    const { payment, form, words: shown } = openState(visit, checkout)
    const id = payment.kind === 'bookingFailed' ? payment.paymentId : null
    visit.equal('the payment', [payment.kind, form], ['bookingFailed', 'none'])
    visit.equal('the payment to quote', id, visit.backend.inspect.charges().at(-1)?.id)
    visit.equal('what to do', shown?.next, [said.doNotRebook])
    visit.equal('the basket', visit.basket(ref), null)
    const again = await openCheckout(visit)
    visit.expect(again.state$.value.kind !== 'paid', 'no page that calls it paid')
  },
}

/** The page says that the money was received, and offers its receipt. Afterwards there is nothing to pay. */
const comparePaid = async (visit: Visit, checkout: Checkout, total: number): Promise<void> => {
  const last = visit.backend.inspect.charges().at(-1)
  compareReloads(visit, false)
  visit.equal('the page after the payment', visit.tab.navigation.current(), paths.receipt(ref, last?.id ?? ''))
  visit.equal('the basket of the page', visit.dashboard.basket(ref).state$.value.kind, 'none')
  const { value } = checkout.state$
  visit.equal('the checkout', value.kind, 'paid')
  if (value.kind !== 'paid') return
  visit.equal('the heading', value.words.heading, words.done.heading)
  visit.equal('what is said of the money', value.words.charged, [words.done.received])
  visit.equal('what was paid', [value.payment.amount, value.isFree], [total, false])
  visit.equal('the receipt', value.receipt, last?.id)
  const bill = visit.dashboard.bill(ref).value
  const receipt = bill?.receipts.get(value.receipt ?? '')
  visit.equal('the amount of the receipt', receipt?.amount.amount, total)
  visit.equal(
    'what was bought',
    receipt?.bought?.lines.map(({ quantity }) => quantity),
    [1],
  )
  visit.equal('what it was paid for', receipt?.paidFor, 'addedItems')
  const listed = bill?.payments.payments.find(({ reference }) => reference === last?.id)
  visit.equal('the payment in the list', [listed?.isPaid, listed?.amount.amount], [true, total])
  visit.equal(
    'the failed payments',
    bill?.payments.failed.every(({ isPaid }) => !isPaid),
    true,
  )
  const again = await openCheckout(visit)
  const { value: now } = again.state$
  visit.expect(isWithoutBasket(now, true), `nothing to pay, not ${now.kind}`)
  if (now.kind === 'empty') visit.equal('the last paid basket', now.paid?.amount.amount, total)
}

/** A basket that costs nothing needs no card (behaviour/basket#2.5). */
const completeFree: Walk = {
  words: 'completes a basket that costs nothing',
  go: async (visit) => {
    await visit.emptyBasket(ref)
    const free = '71301'
    const shop = visit.dashboard.extrasShop(ref)
    await visit.run(shop.open)
    shop.choose({ extraId: '7130', optionId: free }, 1)
    visit.equal('the end', (await visit.run(shop.add)).kind, 'added')
    const held = visit.basket(ref)
    visit.equal('the total', held?.total, 0)
    const checkout = await openCheckout(visit)
    const before = openState(visit, checkout)
    visit.equal('whether it is free', [before.isFree, before.total?.amount], [true, 0])
    checkout.acceptTerms(true)
    const charges = visit.backend.inspect.charges().length
    if (visit.oneIn(2)) {
      // The generic text mentions a card, so the operation’s own stands in its place.
      visit.plant('completeBasket', { kind: 'error', code: 99999999 })
      let end = ''
      const toasts = await visit.toastsOf(async () => (end = (await checkout.complete()).kind))
      visit.expect(end !== 'paid', 'no end as paid')
      visit.equal(
        'what is told',
        toasts.map(({ message }) => message),
        [texts.operations.completeBasket.text],
      )
      const failed = openState(visit, checkout)
      visit.equal('whether it is free', failed.isFree, true)
      visit.expect(failed.words !== null, 'the failure to be told')
      for (const one of failed.words?.charged ?? []) visit.expect(!/card/i.test(one), 'no card to be mentioned')
    }
    const stop = watchProgress(visit, checkout)
    const end = await visit.run(checkout.complete)
    stop()
    visit.equal('the end', end.kind, 'paid')
    compareReloads(visit, true)
    visit.equal('the charges', visit.backend.inspect.charges().length, charges)
    const { value } = checkout.state$
    visit.equal('the checkout', value.kind, 'paid')
    if (value.kind !== 'paid') return
    visit.equal('whether it was free', [value.isFree, value.receipt], [true, null])
    visit.equal('what is said of the money', value.words.charged, [freeBasket.charged.notCharged])
    visit.equal('the basket', visit.basket(ref), null)
  },
}

const blank: CardFieldState = { empty: true, complete: false, error: null, brand: null }
const whole: CardFieldState = { empty: false, complete: true, error: null, brand: 'visa' }
const of = (all: CardFieldState) => ({ number: all, expiry: all, cvc: all })
const known = {
  submittedWith: of(blank),
  settings: null,
  notice: null,
  termsObstacle: null,
  isAsked: false,
} as const

/** A refusal stands at its field until the field changes. A card that is not taken is refused at once. */
const compareRefusals = async (visit: Visit): Promise<void> => {
  const { cardForm, packageInformation } = visit.dashboard
  const field = visit.one(cardFields) ?? 'number'
  const fields = of(whole)
  const notice = { kind: 'card', field, message: 'refused' } as const
  const refused = cardForm({ ...known, name: 'Ada', fields, submittedWith: fields, notice })
  const at = (errors: Readonly<Record<CardField, string | null>>) => cardFields.map((one) => errors[one])
  visit.equal(
    'the refusal',
    at(refused.errors),
    cardFields.map((one) => (one === field ? 'refused' : null)),
  )
  const changed = cardForm({
    ...known,
    name: 'Ada',
    fields: { ...fields, [field]: { ...whole } },
    submittedWith: fields,
    notice,
  })
  visit.equal('the refusal after a change', at(changed.errors), [null, null, null])
  const amex = { ...fields, number: { ...whole, brand: 'amex' } }
  await visit.run(() => packageInformation('SUN1002').loadSettings())
  const settings = latest(packageInformation('SUN1002').settings$.value)
  visit.equal('the settings', settings?.isAmexEnabled, false)
  const noAmex = cardForm({ ...known, name: 'Ada', fields: amex, settings })
  visit.equal('American Express', [noAmex.errors.number, noAmex.offersAmex], [words.form.amexRefused, false])
  const unknown = cardForm({ ...known, name: 'Ada', fields: amex })
  visit.equal('American Express before the settings', [unknown.errors.number, unknown.offersAmex], [null, false])
  await visit.run(() => packageInformation(ref).loadSettings())
  const takesAmex = cardForm({
    ...known,
    name: 'Ada',
    fields: amex,
    settings: latest(packageInformation(ref).settings$.value),
  })
  visit.equal('American Express', [takesAmex.errors.number, takesAmex.offersAmex], [null, true])
  const numbered = cardForm({ ...known, name: '4242 4242 4242 4242', fields })
  visit.expect(numbered.errors.name !== null, 'a number as a name to be refused at once')
}

/** Each part of the form has its own message, and only after the customer has submitted. */
const typeCard: Walk = {
  words: 'types a card',
  go: async (visit) => {
    const { cardForm } = visit.dashboard
    const { form, terms } = words
    const untouched = cardForm({ ...known, name: '', fields: of(blank) })
    visit.equal('the messages of a blank form', Object.values(untouched.errors), [null, null, null, null, null])
    visit.equal('the problems of a blank form', [untouched.problems.length, untouched.isComplete], [0, false])
    const asked = cardForm({ ...known, name: '', fields: of(blank), isAsked: true, termsObstacle: 'notAccepted' })
    visit.equal(
      'the problems',
      asked.problems.map(({ part }) => part),
      ['name', ...cardFields, 'terms'],
    )
    visit.equal('the title of the problems', asked.problemsTitle, form.problems.title)
    for (const { part, message } of asked.problems) visit.equal(`the message at ${part}`, asked.errors[part], message)
    const onlyTerms = cardForm({
      ...known,
      name: 'Ada',
      fields: of(whole),
      isAsked: true,
      termsObstacle: 'notAccepted',
    })
    visit.equal(
      'the problems',
      onlyTerms.problems.map(({ part }) => part),
      ['terms'],
    )
    visit.equal('the title of the problems', onlyTerms.problemsTitle, terms.problemTitle)
    const complete = cardForm({ ...known, name: 'Ada', fields: of(whole), isAsked: true })
    visit.equal('a complete form', [complete.isComplete, complete.problems.length], [true, 0])
    const walletOnly = cardForm({
      ...known,
      name: '',
      fields: of(blank),
      isAsked: true,
      needsOnlyTerms: true,
      termsObstacle: 'notAccepted',
    })
    visit.equal(
      'the problems with a wallet',
      walletOnly.problems.map(({ part }) => part),
      ['terms'],
    )
    visit.equal('the message at the name with a wallet', walletOnly.errors.name, null)
    await compareRefusals(visit)
  },
}

/** What a booking owes, and what is left of it. */
const payBalance: Walk = {
  words: 'pays what a booking owes',
  go: async (visit) => {
    const { context } = visit
    const reference = visit.one(['SUN1001', 'SUN1002', 'SUN1003']) ?? 'SUN1002'
    const owed = visit.booking(reference)?.outstanding ?? 0
    const payment = visit.dashboard.balancePayment(reference, 'outstanding')
    visit.tab.navigation.goTo(paths.payInFull(reference))
    await context.runPaymentTask(visit.tab, () => visit.dashboard.bookings.load(reference))
    await context.runPaymentTask(visit.tab, payment.open)
    const { value } = payment.state$
    visit.equal(
      'whether there is something to pay',
      value.kind,
      owed > 0 ? 'open' : value.kind === 'paid' ? 'paid' : 'nothingToPay',
    )
    visit.equal('the ways to pay', payment.ways$.value, 'open')
    const bill = visit.dashboard.bill(reference).value
    const full = bill?.ways.find(({ kind }) => kind === 'full')
    visit.equal('the full amount', full?.kind === 'full' ? full.amount.amount : 0, owed)
    visit.equal('why nothing is to be paid', bill?.nothingToPay, owed > 0 ? 'nothingOverdue' : 'allPaid')
    if (value.kind !== 'open' || value.due === null) return
    visit.equal('the amount', [value.due.amount.amount, value.due.left.amount, value.form], [owed, 0, 'shown'])
    const card = visit.one(cardChoices.filter(({ challenged }) => !challenged))
    if (card === undefined || visit.oneIn(2)) return
    context.oracle.submissions.submitted(reference, owed)
    context.journey.browser.cardFields.typed = typedCard(card)
    visit.tab.sheet.card = cardOnSheet(card)
    const ways = new Set<string>()
    const listening = payment.ways$.subscribe((one) => ways.add(one))
    await context.runPaymentTask(visit.tab, () =>
      payment.pay({ cardholderName: 'Amelia Hart', source: sourceOf(card) }),
    )
    listening.unsubscribe()
    const isPaid = visit.booking(reference)?.outstanding === 0
    const { value: after } = payment.state$
    visit.equal('the page', after.kind, isPaid ? 'paid' : 'open')
    visit.equal('the ways to pay', [payment.ways$.value, ways.has('closed')], ['open', ways.has('closed')])
    if (after.kind === 'open') {
      visit.equal('the amount', after.due?.amount.amount, owed)
      return visit.expect((after.words?.heading ?? '') !== '', 'the failure to be told')
    }
    if (after.kind !== 'paid') return
    visit.equal('the heading', after.words.heading, words.done.heading)
    visit.equal('the receipt', after.receipt, visit.backend.inspect.charges().at(-1)?.id)
    const receipt = visit.dashboard.bill(reference).value?.receipts.get(after.receipt ?? '')
    visit.equal('the receipt', [receipt?.amount.amount, receipt?.outstanding, receipt?.bought], [owed, null, null])
  },
}

/** A challenge is open: the page of the booking asks for no other payment, and says where it is. */
const openChallenge: Walk = {
  words: 'reads a booking while a payment of it is open',
  go: async (visit) => {
    const { context } = visit
    const reference = visit.one(['SUN1001', 'SUN1003']) ?? 'SUN1001'
    const owed = visit.booking(reference)?.outstanding ?? 0
    const card = cardChoices.find(({ challenged, by }) => challenged && by === 'paymentMethod')
    if (owed <= 0 || card === undefined) return
    const payment = visit.dashboard.balancePayment(reference, 'outstanding')
    visit.tab.navigation.goTo(paths.payInFull(reference))
    await context.runPaymentTask(visit.tab, () => visit.dashboard.bookings.load(reference))
    await context.runPaymentTask(visit.tab, payment.open)
    if (payment.state$.value.kind !== 'open' || payment.state$.value.payment.kind !== 'form') return
    context.journey.bank.decide('leaveOpen')
    context.oracle.submissions.submitted(reference, owed)
    await context.runPaymentTask(visit.tab, () =>
      payment.pay({ cardholderName: 'Amelia Hart', source: sourceOf(card) }),
    )
    if (context.journey.bank.open().length === 0) return
    const during = payment.state$.value
    visit.equal('the page', [during.kind, payment.ways$.value], ['open', 'closed'])
    visit.tab.navigation.goTo(paths.booking(reference))
    await context.runPaymentTask(visit.tab, () => visit.dashboard.bookingPage(reference).open())
    const { value } = visit.dashboard.bookingPage(reference).state$
    if (value.kind !== 'shown') return visit.expect(false, `${reference} to be shown, not ${value.kind}`)
    visit.expect(value.payment !== null, 'the open payment to be told')
    visit.equal('what to do', value.mainAction, null)
    const tasks = value.attention.map(({ kind }) => kind).filter((kind) => kind.startsWith('balance'))
    visit.equal('what is asked for', tasks, [])
    context.journey.bank.answerOpen('fail')
    await context.pass('untilQuiet')
    await context.pass(60_000)
    visit.equal('the charges', visit.booking(reference)?.outstanding, owed)
    visit.equal('the unended payment', visit.dashboard.unendedPayment(reference).value, null)
    const after = payment.state$.value
    visit.expect(after.kind === 'open' && after.payment.kind === 'form', 'the form to be back')
  },
}

export const payWalks: readonly Walk[] = [payBasket, endOtherwise, completeFree, typeCard, payBalance, openChallenge]

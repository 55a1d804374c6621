import { latest, paths, type ShownBooking, texts } from '@booking-dashboard/core'
import { hours } from '../../values/calendar.js'
import { wrongOnBill } from '../oracle/billAsAnswered.js'
import { openResale } from './openResale.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'
import { readableRefs } from './world.js'

const { summary, parts: partWords } = texts.screen.bookingPage
const dayLength = hours(24)
const [active, inError, finished] = [1, 2, 3]
/** Paid and confirmed (behaviour/payments#2.4). */
const paid = [2, 3]

const midnight = (time: number): number => Math.floor(time / dayLength)
const daysTo = (visit: Visit, iso: string): number =>
  midnight(Date.parse(iso.slice(0, 10))) - midnight(visit.clock.now())

/** What is owed, in words and in the ways to pay it (behaviour/money, behaviour/screens#d4). */
const compareOwed = (
  visit: Visit,
  { booking, balance, owed, mainAction, isPast, inBasket, status: shown }: ShownBooking,
): void => {
  const { reference, status, paymentPlan: plan } = booking
  const outstanding = visit.booking(reference)?.outstanding ?? 0
  const isCancelled = status === 'cancelled'
  const isCompleted = status === 'completed'
  visit.equal(
    'which status is shown',
    [shown.of, isCompleted ? '' : shown.status],
    isCompleted ? ['payment', ''] : ['booking', status],
  )
  visit.equal('what is owed', owed.outstanding.amount, isCancelled ? 0 : Math.max(0, outstanding))
  visit.equal('whether all is paid', owed.isSettled, isCancelled || outstanding <= 0)
  const isOverdue = owed.overdue !== null
  const isTaken = owed.next?.taken === 'byItself'
  const heading =
    outstanding < 0
      ? summary.overpaid
      : isCancelled
        ? summary.cancelled
        : outstanding === 0
          ? summary.allPaid
          : isOverdue
            ? summary.overdue
            : isTaken
              ? summary.next
              : summary.balance
  visit.equal('what is said of the balance', balance.words, heading)
  visit.equal('whether the whole balance is shown beside', balance.outstanding !== null, isOverdue || isTaken)
  visit.equal('whether the next payment is shown beside', balance.next !== null, isOverdue && isTaken)
  visit.equal('what is paid', balance.paid.amount, visit.booking(reference)?.paid)
  visit.equal('what it costs', balance.total.amount, visit.booking(reference)?.total)
  const bill = visit.dashboard.bill(reference).value
  const ofBalance = outstanding > 0 ? 'nothingOverdue' : outstanding < 0 ? 'overpaid' : 'allPaid'
  const why = isCancelled ? 'cancelled' : ofBalance
  visit.equal('why nothing is to be paid', bill?.nothingToPay, why)
  const ways = bill?.ways.map(({ kind }) => kind) ?? []
  visit.equal('whether there are ways to pay', ways.length > 0, !isCancelled && outstanding > 0)
  visit.equal(
    'whether a plan can be set up',
    ways.includes('setUpPlan'),
    (plan === null || plan.status === finished) && booking.paymentPlanAvailable && outstanding > 0 && !isCancelled,
  )
  visit.equal(
    'whether the plan needs another card',
    ways.includes('mendPlan'),
    plan?.status === inError && outstanding > 0,
  )
  visit.equal(
    'whether the plan goes on',
    ways.includes('plan'),
    plan?.status === active && outstanding > 0 && (!isOverdue || owed.overdue?.left?.amount !== 0),
  )
  // What the customer has to pay comes first, without what a plan collects.
  const wanted = isCancelled
    ? null
    : isOverdue
      ? owed.overdue?.left?.amount === 0
        ? 'waysToPay'
        : 'payOverdue'
      : owed.plan === 'inError'
        ? 'mendPlan'
        : owed.next?.taken === 'byHand'
          ? 'waysToPay'
          : isPast
            ? null
            : (inBasket ?? 0) > 0
              ? 'viewBasket'
              : 'addTickets'
  visit.equal('what to do', mainAction?.action ?? null, wanted)
}

/** Each payment says what it was for, and each successful one has a receipt. */
const comparePayments = (visit: Visit, { booking }: ShownBooking): void => {
  const bill = visit.dashboard.bill(booking.reference).value
  const { payments = [], failed = [] } = bill?.payments ?? {}
  const { total = 0 } = visit.booking(booking.reference) ?? {}
  visit.equal('the payments', payments.length + failed.length, booking.payments.length)
  visit.expect(
    failed.every(({ word }) => word === 'failed'),
    'only failed payments among the failed',
  )
  visit.expect(
    payments.every(({ word }) => word !== 'failed'),
    'no failed payment among the payments',
  )
  for (const made of payments) {
    const row = booking.payments.find(({ reference }) => reference === made.reference)
    const isBack = (row?.amount ?? 0) < 0
    visit.equal(
      `whether ${made.reference} counts as paid`,
      made.isPaid,
      (row?.paid === true || paid.includes(row?.status ?? 0)) && !isBack,
    )
    visit.equal(`whether ${made.reference} has a receipt`, bill?.receipts.has(made.reference), made.isPaid)
    visit.equal(`whether ${made.reference} was returned`, made.word === 'returned', isBack)
    if (isBack) visit.equal('how it went back', made.paidFor, row?.type === 'chargeback' ? 'chargeback' : 'refund')
    else if (row?.type === 'paymentPlan') visit.equal('what it was for', made.paidFor, 'instalment')
    else if (row?.type === 'deposit') visit.equal('what it was for', made.paidFor, 'deposit')
    else if (typeof row?.basketId === 'string')
      visit.equal('what it was for', made.paidFor, row.apportionments?.length === 0 ? 'payment' : 'addedItems')
    else visit.equal('whether it was for all', made.paidFor === 'inFull', (row?.amount ?? 0) >= total)
    const receipt = bill?.receipts.get(made.reference)
    if (receipt !== undefined)
      visit.equal('the receipt', [receipt.reference, receipt.amount.amount], [made.reference, row?.amount])
  }
}

/** Every step is shown. A task that is among `tasks` is explained only there. */
const compareSteps = (
  visit: Visit,
  { booking, owed, ready, answers, countdown }: ShownBooking,
  tasks: ReadonlySet<string>,
): void => {
  const days = daysTo(visit, booking.departureDate)
  const isBack = daysTo(visit, booking.returnDate) < 0
  const near = booking.status === 'cancelled' ? 'off' : days >= 0 ? 'ahead' : isBack ? 'over' : 'underWay'
  visit.equal('how near the trip is', countdown.kind, near)
  visit.equal('whether steps are shown', ready.length > 0, near === 'ahead')
  if (near !== 'ahead') return
  const step = (kind: string) => ready.find((one) => one.kind === kind)
  const questions = step('questions')
  visit.equal('whether the questions are a step', questions !== undefined, (answers?.all ?? 0) > 0)
  if (questions !== undefined) {
    const isDone = answers?.answered === answers?.all
    visit.equal('the questions', [questions.state, questions.date === null], [isDone ? 'done' : 'toDo', isDone])
    visit.equal('whether the questions say no more', questions.sentence === null, tasks.has('questions'))
  }
  const payment = step('payment')
  const paid = owed.isSettled ? 'done' : owed.overdue !== null ? 'late' : null
  visit.equal('the payment', payment?.state, paid ?? (owed.next?.taken === 'byItself' ? 'coming' : 'toDo'))
  const isPaymentAbove = ['balance', 'balanceOverdue', 'planInError'].some((kind) => tasks.has(kind))
  visit.equal('whether the payment says no more', payment?.sentence === null, isPaymentAbove)
  // A parcel is never done: it is on its way. E-tickets are done once all are ready.
  const sent = step('delivery')
  if (sent !== undefined) visit.equal('the parcel', sent.state, 'coming')
  const flies = booking.transport.some(({ type, name }) => /flight|plane|air/i.test(`${type} ${name}`))
  visit.equal('whether a passport is a step', step('passport') !== undefined, flies)
  const missing = latest(visit.dashboard.customer.state$.value)?.passport.number === ''
  if (flies && missing) visit.equal('the passport', step('passport')?.state, 'toDo')
}

/** The tasks in their order, and the steps until the departure. */
const compareTasks = (visit: Visit, shown: ShownBooking): void => {
  const { booking, attention, owed, isPast } = shown
  const { status, packages, requiresBankDetails, openQuestions } = booking
  const needsBank = packages.some((one) => one.requiresBankDetails) || (status === 'completed' && requiresBankDetails)
  const kinds =
    status === 'cancelled'
      ? []
      : [
          ...(owed.overdue === null ? [] : ['balanceOverdue']),
          ...(owed.plan === 'inError' ? ['planInError'] : []),
          ...(openQuestions > 0 && !isPast ? ['questions'] : []),
          ...(needsBank ? ['bankDetails'] : []),
          ...(owed.next?.taken === 'byHand' ? ['balance'] : []),
        ]
  visit.equal(
    'the tasks',
    attention.map(({ kind }) => kind),
    kinds,
  )
  compareSteps(visit, shown, new Set(kinds))
}

/** Each part is in one group by its weight. What stands above is a link alone. */
const compareParts = (
  visit: Visit,
  { booking, groups, attention, owed, ready, inBasket, held, answers }: ShownBooking,
): void => {
  const shown = groups.flatMap(({ weight, parts }) => parts.map((tile) => ({ weight, ...tile })))
  const of = (part: string) => shown.find((one) => one.part === part)
  const isAbove = (part: string): boolean => {
    const isOwed = attention.some(
      ({ kind }) => kind === 'balance' || kind === 'balanceOverdue' || kind === 'planInError',
    )
    if (part === 'mandatoryInformation') return attention.some(({ kind }) => kind === 'questions')
    return isOwed && (part === 'payments' || part === 'paymentPlan')
  }
  const compare = (part: string, weight: 'now' | 'booked' | 'nothing'): void => {
    const tile = of(part)
    if (tile === undefined) return
    const isRepeated = weight === 'now' && isAbove(part)
    visit.equal(`the group of ${part}`, tile.weight, isRepeated ? 'booked' : weight)
    const isDelivery = part === 'delivery' && ready.some(({ kind }) => kind === 'delivery' || kind === 'tickets')
    visit.equal(`whether ${part} says no more`, tile.held === '', isRepeated || isDelivery)
  }
  const ifAny = (count: number): 'booked' | 'nothing' => (count > 0 ? 'booked' : 'nothing')
  compare('tickets', ifAny(held.tickets))
  compare('accommodation', ifAny(held.rooms))
  compare('transport', ifAny(held.departures))
  compare('extras', ifAny(held.extras))
  compare('delivery', ifAny(booking.deliveries.length))
  compare('basket', (inBasket ?? 0) > 0 ? 'now' : 'nothing')
  const isDue = owed.overdue !== null || owed.plan === 'inError' || owed.next?.taken === 'byHand'
  compare('payments', isDue ? 'now' : 'booked')
  compare('paymentPlan', owed.plan === 'inError' ? 'now' : ifAny(booking.paymentPlan === null ? 0 : 1))
  if (answers !== null) compare('mandatoryInformation', answers.answered < answers.all ? 'now' : ifAny(answers.all))
  visit.equal(
    'whether a plan is a part',
    of('paymentPlan') !== undefined,
    booking.paymentPlan !== null || booking.paymentPlanAvailable,
  )
  const rooms = of('accommodation')
  if (rooms !== undefined) visit.equal('the rooms', rooms.held, partWords.rooms(booking.rooms.length))
  const extras = of('extras')
  if (extras !== undefined) visit.equal('the extras', extras.held, partWords.extrasHeld(booking.extras.length))
}

/** As many tickets as the screen of the resale offers. */
const compareResale = async (visit: Visit, reference: string): Promise<void> => {
  const { resale, state } = await openResale(visit, reference)
  resale.clearFilter()
  const { value } = visit.dashboard.bookingPage(reference).state$
  if (value.kind !== 'shown' || state() === null || value.held.resalable === null) return
  const rows = state()?.list.groups.flatMap(({ entries }) => entries) ?? []
  const count = (status: string): number => rows.filter(({ action }) => action === status).length
  visit.equal(
    'the tickets for the resale',
    [value.held.resalable, value.held.onResale],
    [count('PUT_UP_FOR_RESALE'), count('CANCEL_RESALE')],
  )
}

/** The payments of a plan: as many of each state as the plan has. */
const comparePlan = (visit: Visit, { booking: { reference, paymentPlan } }: ShownBooking): void => {
  const timeline = visit.dashboard.plan(reference).overview$.value?.timeline
  if (paymentPlan === null || timeline === undefined) return
  const { instalments = [] } = visit.booking(reference) ?? {}
  for (const state of ['paid', 'overdue', 'toCome'] as const)
    visit.equal(
      `the payments of the plan that are ${state}`,
      timeline.entries.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0),
      instalments.filter((one) => one.state === state).length,
    )
}

const readPage: Walk = {
  words: 'reads the page of a booking',
  go: async (visit) => {
    const found = readableRefs.filter((one) => visit.booking(one) !== undefined)
    const reference = (visit.oneIn(4) ? null : visit.one(found)) ?? 'SUN1001'
    await visit.run(() => Promise.all([visit.dashboard.bookings.loadList(), visit.dashboard.customer.load()]))
    visit.tab.navigation.goTo(paths.booking(reference))
    await visit.run(() => visit.dashboard.bookingPage(reference).open())
    const { value } = visit.dashboard.bookingPage(reference).state$
    if (value.kind !== 'shown') return visit.expect(false, `${reference} to be shown, not ${value.kind}`)
    const list = latest(visit.dashboard.bookings.list$.value)
    visit.equal(
      'whether the trip is past',
      value.isPast,
      list?.past.some((one) => one.reference === reference),
    )
    visit.equal('what is wrong on the bill', wrongOnBill(visit.context, visit.tab, reference), null)
    if (value.payment !== null) return
    compareOwed(visit, value)
    comparePayments(visit, value)
    compareTasks(visit, value)
    compareParts(visit, value)
    comparePlan(visit, value)
    const offer = visit.dashboard.plan(reference).overview$.value?.offer
    const { paymentPlan: plan, paymentPlanAvailable, outstandingBalance, status } = value.booking
    const canBeSetUp = paymentPlanAvailable && outstandingBalance > 0 && status !== 'cancelled'
    const wanted =
      plan?.status === inError
        ? 'error'
        : plan?.status === active
          ? 'change'
          : canBeSetUp
            ? 'setUp'
            : plan === null
              ? 'none'
              : 'finished'
    visit.equal('what is offered of the plan', offer, wanted)
    if (visit.oneIn(2)) await compareResale(visit, reference)
  },
}

/** The questions of each passenger who has any. */
const readQuestions: Walk = {
  words: 'reads the questions of a booking',
  go: async (visit) => {
    const reference = visit.one(['SUN1001', 'SUN1001', 'SUN1002', 'SUN1003']) ?? 'SUN1001'
    const questions = visit.dashboard.bookingQuestions(reference)
    await visit.run(() => Promise.all([visit.dashboard.customer.load(), visit.dashboard.bookings.load(reference)]))
    await visit.run(questions.open)
    const { value } = questions.state$
    if (reference !== 'SUN1001') return visit.equal('the questions', value.kind, 'none')
    if (value.kind !== 'asked') return visit.expect(false, `questions, not ${value.kind}`)
    const customers = visit.backend.inspect.customers()
    const wanted = ['7001', '7101', '7102'].map((id) => [
      id,
      Object.keys(customers.find((one) => one.id === id)?.answers ?? {}).toSorted(),
    ])
    visit.equal(
      'who is asked what',
      value.passengers.map(({ customerId, questions: all }) => [
        customerId,
        all.map(({ handle }) => handle).toSorted(),
      ]),
      wanted,
    )
    const required = value.passengers.flatMap((one) => one.questions.filter((question) => question.required))
    const open = required.filter(({ answer }) => answer === null)
    visit.equal('how many are answered', [value.answered, value.all], [required.length - open.length, required.length])
    const waiting = value.passengers.filter((one) =>
      one.questions.some((question) => question.required && question.answer === null),
    )
    visit.equal(
      'who is waited for',
      [value.waiting, value.next, value.isDone],
      [waiting.length, waiting[0]?.customerId ?? null, waiting.length === 0],
    )
    const isFailing = visit.oneIn(2)
    if (!isFailing) return
    await visit.context.journey.reload()
    const again = visit.dashboard.bookingQuestions(reference)
    visit.plant('getBookingRequiredData', { kind: 'error', code: 10000020 })
    await visit.run(() => Promise.all([visit.dashboard.customer.load(), visit.dashboard.bookings.load(reference)]))
    await visit.run(again.open)
    visit.equal('the questions', again.state$.value.kind, 'failed')
    await visit.run(again.open)
    visit.equal('the questions after another try', again.state$.value.kind, 'asked')
    visit.plant('getBookingRequiredData', { kind: 'error', code: 10000020 })
    await visit.run(again.open)
    const now = again.state$.value
    visit.equal(
      'the questions after a failed reload',
      [now.kind, now.kind === 'asked' && now.isOutdated],
      ['asked', true],
    )
  },
}

/** The passport has to outlast a trip by air, and for some countries half a year more. */
const readPassport: Walk = {
  words: 'reads how long the passport is valid',
  go: async (visit) => {
    const { bookings, client, customer, profile, bookingPage } = visit.dashboard
    await visit.run(() => Promise.all([client.needLists(), bookings.load('SUN1001'), customer.load()]))
    const booking = latest(bookings.booking('SUN1001').value)
    if (booking === null || daysTo(visit, booking.departureDate) < 0) return
    const [days, state] = visit.one(passports) ?? passports[0]
    const end = new Date(Date.parse(booking.returnDate.slice(0, 10)) + days * dayLength)
    const { passport } = profile
    passport.cancel()
    passport.start()
    passport.type('number', 'K1234567')
    passport.type('firstName', 'Amelia')
    passport.type('lastName', 'Hart')
    passport.type('expiryDate', `${end.getUTCDate()}/${end.getUTCMonth() + 1}/${end.getUTCFullYear()}`)
    visit.equal('the end', (await visit.run(passport.save)).kind, 'saved')
    await visit.run(() => bookingPage('SUN1001').open())
    const { value } = bookingPage('SUN1001').state$
    if (value.kind !== 'shown') return visit.expect(false, `SUN1001 to be shown, not ${value.kind}`)
    const step = value.ready.find(({ kind }) => kind === 'passport')
    visit.equal(`the passport that is valid for ${days} days more`, step?.state, state)
  },
}

/** How many days after the return a passport is still valid, and how it stands. */
const passports = [
  [-1, 'late'],
  [0, 'toDo'],
  [30, 'toDo'],
  [400, 'done'],
] as const

/** The addresses to choose from are whole once they are called so, also on a page that has just been loaded. */
const offerAddresses: Walk = {
  words: 'is offered addresses for an answer',
  go: async (visit) => {
    visit.plant('getCustomer', { kind: 'delay', milliseconds: 1000 })
    await visit.context.journey.reload()
    const { customer, bookingQuestions } = visit.dashboard
    const { openAddresses, addressesLearnt } = bookingQuestions('SUN1001')
    let known: readonly boolean[] = []
    const watching = addressesLearnt('7101').subscribe((isWhole) => {
      const all = [customer.state$.value, customer.additional('7101').value]
      if (isWhole) known = all.map((one) => latest(one) !== null)
    })
    await visit.run(() => openAddresses('7101'))
    watching.unsubscribe()
    visit.equal('whose address is known by then', known, [true, true])
    await visit.comeIn()
  },
}

export const bookingPageWalks: readonly Walk[] = [
  readPage,
  readPage,
  readPage,
  readPassport,
  readQuestions,
  offerAddresses,
]

import { type Dashboard, paths, texts } from '@booking-dashboard/core'
import type { Tab } from '../browser/Tab.js'
import { anotherName, buy, extra, flights, newTicket, rooms } from '../model/basket/purchases.js'
import type { Walk } from './ScreenStep.js'
import type { Visit } from './Visit.js'

const ref = 'SUN1001'
const otherEmail = 'new@example.com'

/** Every model that shows something of a customer. The session, the client and the messages belong to the page. */
const modelsOf = (dashboard: Dashboard): Readonly<Record<string, object>> => ({
  bookings: { list$: dashboard.bookings.list$, booking$: dashboard.bookings.booking(ref) },
  bookingsList: dashboard.bookingsList,
  customer: dashboard.customer,
  additional: { state$: dashboard.customer.additional('7101') },
  profile: dashboard.profile,
  additionalForms: dashboard.profile.additional('7101', ref),
  passwords: dashboard.passwords,
  bookingAtHand: dashboard.bookingAtHand(ref),
  basketAtHand: dashboard.basketAtHand(ref),
  unendedPayment: { state$: dashboard.unendedPayment(ref) },
  bookingPage: dashboard.bookingPage(ref),
  bill: { state$: dashboard.bill(ref) },
  offlineCopy: dashboard.offlineCopy(ref),
  basket: dashboard.basket(ref),
  packageInformation: dashboard.packageInformation(ref),
  heldTickets: dashboard.heldTickets(ref),
  ticketShop: dashboard.ticketShop(ref),
  accommodationList: dashboard.accommodationList(ref),
  roomShop: dashboard.roomShop(ref, '3101'),
  extrasShop: dashboard.extrasShop(ref),
  transportFinder: dashboard.transportFinder(ref),
  nameChange: dashboard.nameChange(ref),
  resale: dashboard.resale('SUN1002'),
  deliveryAddress: dashboard.deliveryAddress('SUN1002'),
  bookingQuestions: dashboard.bookingQuestions(ref),
  answers: dashboard.bookingQuestions(ref).answers('7101'),
  addresses: dashboard.bookingQuestions(ref).addresses('7101'),
  checkout: dashboard.checkout(ref),
  balancePayment: dashboard.balancePayment('SUN1003', 'outstanding'),
  plan: dashboard.plan('SUN1002'),
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What a model and its parts show, by the names of their fields. Fields that hold a state end in `$`. */
const shownBy = (name: string, model: object): readonly (readonly [string, unknown])[] =>
  Object.entries(model).flatMap(([field, part]: [string, unknown]) => {
    if (!isObject(part)) return []
    if (!field.endsWith('$')) return shownBy(`${name}.${field}`, part)
    return 'value' in part ? [[`${name}.${field}`, part.value] as const] : []
  })

const plain = (_field: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value

const shownOn = ({ dashboard }: Tab): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(modelsOf(dashboard))
      .flatMap(([name, model]) => shownBy(name, model))
      .map(([name, value]) => [name, JSON.stringify(value, plain) ?? '']),
  )

/** The page shows what a page shows that has just been loaded. */
const compareWithNewPage = async (visit: Visit, when: string): Promise<void> => {
  const { context, tab } = visit
  context.close('secondTab')
  const second = await context.other('secondTab')
  // The lists of the client outlive a session.
  await context.press(second, second.dashboard.client.needLists)
  const fresh = shownOn(second)
  for (const [name, shown] of shownOn(tab)) visit.equal(`${name} ${when}`, shown, fresh.get(name))
  context.close('secondTab')
}

/** Opens some of the screens. */
const openSome = (visit: Visit): Promise<unknown> => {
  const { dashboard } = visit
  const opened = [
    dashboard.profile.open,
    dashboard.customer.loadRequiredData,
    () => dashboard.customer.loadAdditional('7101'),
    dashboard.bookingPage(ref).open,
    dashboard.bookingQuestions(ref).open,
    dashboard.resale('SUN1002').open,
    dashboard.deliveryAddress('SUN1002').open,
    dashboard.nameChange(ref).open,
  ].filter(() => visit.oneIn(2))
  return visit.run(() => Promise.all([dashboard.client.needLists(), ...opened.map((open) => open())]))
}

const formsOf = ({ profile, bookingQuestions }: Dashboard) => [
  profile.personalDetails,
  profile.address,
  profile.passport,
  profile.emergencyContact,
  profile.bankAccount,
  profile.questions,
  profile.additional('7101', ref).personalDetails,
  bookingQuestions(ref).answers('7101'),
  bookingQuestions(ref).addresses('7101'),
]

/** Leaves something open on some of the screens: typed, chosen, asked, searched, or refused. */
const leaveSomeOpen = async (visit: Visit): Promise<void> => {
  const { dashboard } = visit
  const { basket, bookingsList, deliveryAddress, heldTickets, nameChange, profile, resale, ticketShop } = dashboard
  for (const form of formsOf(dashboard).filter(() => visit.oneIn(3))) {
    form.start()
    for (const field of Object.keys(form.state$.value.values)) form.type(field as never, visit.oneIn(2) ? '' : 'x')
    if (visit.oneIn(2)) await visit.run(form.save)
  }
  const acts: readonly (() => unknown)[] = [
    () => profile.chooseForDeliveries(true),
    () => bookingsList.narrow({ text: 'x', show: 'past' }),
    () => heldTickets(ref).find('x'),
    () => heldTickets(ref).show('sold'),
    () => basket(ref).askToDiscard(),
    () => basket(ref).askToRemove(['extras/gone']),
    () => basket(ref).pickAll(true),
    () => nameChange(ref).type('5101', 'firstName', 'Ada'),
    () => visit.run(() => nameChange(ref).add('5101')),
    () => resale('SUN1002').find('x'),
    () => {
      const { value } = resale('SUN1002').state$
      const rows = 'list' in value ? value.list.groups.flatMap(({ entries }) => entries) : []
      for (const { ticket } of rows) resale('SUN1002').toggle(ticket.id)
      resale('SUN1002').ask()
    },
    () => deliveryAddress('SUN1002').chooseEverywhere(true),
    () => visit.run(deliveryAddress('SUN1002').loadOthers),
    () => visit.run(() => newTicket.choose(dashboard)),
    () => visit.run(ticketShop(ref).learnPassengers),
    () => visit.run(() => rooms('3101', '31012', 2).choose(dashboard)),
    () => visit.run(() => extra('7130', '71301').choose(dashboard)),
    () => visit.run(() => flights.choose(dashboard)),
    () => visit.run(() => buy(extra('7130', '71301'))(dashboard)),
    () => visit.run(dashboard.checkout(ref).open),
    () => dashboard.checkout(ref).acceptTerms(true),
    () => visit.run(dashboard.plan('SUN1002').setUp.open),
    () => visit.run(dashboard.balancePayment('SUN1003', 'outstanding').open),
    () => visit.run(dashboard.offlineCopy(ref).save),
    () => visit.run(dashboard.packageInformation(ref).loadTerms),
  ]
  for (const act of acts) if (visit.oneIn(5)) await act()
}

/** Actions of several calls, or whose end is shown. */
const actionsOf = (dashboard: Dashboard): readonly (() => Promise<unknown>)[] => [
  dashboard.profile.open,
  dashboard.bookingsList.open,
  dashboard.bookingPage(ref).open,
  dashboard.bookingAtHand(ref).tryAgain,
  dashboard.basket(ref).load,
  dashboard.basket(ref).create,
  dashboard.basket(ref).discard,
  dashboard.basketAtHand(ref).check,
  dashboard.customer.loadRequiredData,
  () => dashboard.customer.loadAdditional('7101'),
  () => dashboard.customer.update({ changes: {} }),
  () => dashboard.customer.updateAdditional({ customerId: '7101', bookingRef: ref, changes: {} }),
  ...formsOf(dashboard).map((form) => form.save),
  () => dashboard.passwords.change({ currentPassword: 'not this one', password: 'another password' }),
  () => buy(newTicket)(dashboard),
  () => buy(rooms('3101', '31012', 2))(dashboard),
  () => buy(extra('7130', '71301'))(dashboard),
  () => buy(flights)(dashboard),
  () => buy(anotherName(ref, '5101'))(dashboard),
  dashboard.ticketShop(ref).learnPassengers,
  dashboard.nameChange(ref).learnPassengers,
  dashboard.bookingQuestions(ref).open,
  () => dashboard.bookingQuestions(ref).openAddresses('7101'),
  dashboard.accommodationList(ref).open,
  dashboard.resale('SUN1002').open,
  () => dashboard.resale('SUN1002').update(),
  dashboard.deliveryAddress('SUN1002').open,
  dashboard.deliveryAddress('SUN1002').loadOthers,
  dashboard.deliveryAddress('SUN1002').save,
  dashboard.downloads(ref).confirmation,
  dashboard.offlineCopy(ref).save,
  dashboard.packageInformation(ref).loadTerms,
  dashboard.checkout(ref).open,
  dashboard.plan('SUN1002').setUp.open,
  dashboard.balancePayment('SUN1003', 'outstanding').open,
  dashboard.session.check,
]

/** What a page says of the end of a session, by who ended it. */
const farewells = {
  signOut: texts.session.signedOut,
  otherTab: null,
  expiry: texts.codes[11000010].text,
} as const

/** The session ends during an action. Nothing stays of what was open, and a late answer changes nothing. */
const endDuringAction: Walk = {
  words: 'ends the session during an action',
  go: async (visit) => {
    const { context, tab, dashboard } = visit
    const { messages, session } = dashboard
    await openSome(visit)
    await leaveSomeOpen(visit)
    const how = visit.one(['signOut', 'otherTab', 'expiry'] as const) ?? 'signOut'
    const action = visit.one(actionsOf(dashboard)) ?? dashboard.profile.open
    const second = how === 'otherTab' ? await context.other('secondTab') : null
    visit.backend.faults.add({ match: {}, times: 'always', effect: { kind: 'delay', milliseconds: 1000 } })
    await context.press(tab, action, 1 + visit.number(3000))
    if (how === 'expiry') visit.backend.sessions.expire()
    messages.clear()
    if (how === 'expiry') await context.press(tab, session.check, 1)
    else await context.press(second ?? tab, (second ?? tab).dashboard.session.signOut, 1)
    await context.pass('untilQuiet')
    visit.backend.faults.clear()
    visit.equal('the session', session.state$.value.kind, 'signedOut')
    visit.equal('the page', tab.navigation.current(), paths.login)
    visit.expect(
      messages.toasts$.value.every(({ message }) => message === farewells[how]),
      `no message but ${farewells[how]}`,
    )
    visit.equal('the question', messages.prompt$.value, null)
    const compared = visit.one(['nobody', 'another customer', 'the same customer'] as const)
    if (compared === 'nobody') await compareWithNewPage(visit, 'of nobody')
    if (visit.oneIn(2) || compared === 'another customer') {
      await context.signIn(tab, otherEmail)
      if (compared === 'another customer') await compareWithNewPage(visit, 'of another customer')
      await visit.run(session.signOut)
    }
    await visit.comeIn()
    // What was typed waits for the customer whose session was too long.
    if (compared === 'the same customer' && how !== 'expiry') await compareWithNewPage(visit, 'of the customer')
    await visit.emptyBasket(ref)
  },
}

export const sessionEndWalks: readonly Walk[] = [endDuringAction]

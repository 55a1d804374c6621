import { type Dashboard, paths, texts } from '@booking-dashboard/core'
import { minutes } from '../../values/calendar.js'
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
  plan: dashboard.plan(ref),
})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** What a model and its parts show, by the names of their fields. Fields that hold a state end in `$`. */
const shownBy = (name: string, model: object): readonly (readonly [string, unknown])[] =>
  Object.entries(model).flatMap(([field, part]: [string, unknown]) => {
    if (!isObject(part)) return []
    if (!field.endsWith('$')) return shownBy(`${name}.${field}`, part)
    return 'value' in part ? [[`${name}.${field}`, part.value] as const] : []
  })

/** Maps and sets as lists. Each call has a trace of its own. */
const plain = (field: string, value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)]
  return field === 'traceId' ? undefined : value
}

const shownOn = ({ dashboard }: Tab): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(modelsOf(dashboard))
      .flatMap(([name, model]) => shownBy(name, model))
      .map(([name, value]) => [name, JSON.stringify(value, plain) ?? '']),
  )

/** The page shows what a page shows that has just been loaded, before and after both open a screen. */
const compareWithNewPage = async (visit: Visit, whose: string, open?: Screen['open']): Promise<void> => {
  const { context, tab } = visit
  const compare = (other: Tab): void => {
    const wanted = shownOn(other)
    for (const [name, shown] of shownOn(tab)) visit.equal(`${name} ${whose}`, shown, wanted.get(name))
  }
  context.close('secondTab')
  const second = await context.other('secondTab')
  // The lists of the client outlive a session.
  await context.press(second, second.dashboard.client.needLists)
  if (open === undefined) compare(second)
  else {
    // Where a booking cannot be opened, its page leads to the bookings.
    for (const page of [tab, second]) {
      page.navigation.goTo(paths.bookings)
      await context.press(page, () => open(page.dashboard))
    }
    compare(second)
  }
  context.close('secondTab')
}

/** A screen, and what a customer leaves open on it: typed, chosen, asked, searched, or refused. */
interface Screen {
  readonly open: (dashboard: Dashboard) => Promise<unknown>
  readonly leave: readonly ((dashboard: Dashboard, tab: Tab) => unknown)[]
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

const fill =
  (at: number, text: string) =>
  (dashboard: Dashboard): unknown => {
    const form = formsOf(dashboard)[at]
    form?.start()
    for (const field of Object.keys(form?.state$.value.values ?? {})) form?.type(field as never, text)
    return form?.save()
  }

const inResale = (dashboard: Dashboard): void => {
  const resale = dashboard.resale('SUN1002')
  const { value } = resale.state$
  const rows = 'list' in value ? value.list.groups.flatMap(({ entries }) => entries) : []
  for (const { ticket } of rows) resale.toggle(ticket.id)
  resale.ask()
}

const screens: readonly Screen[] = [
  {
    open: ({ profile, customer }) =>
      Promise.all([profile.open(), customer.loadRequiredData(), customer.loadAdditional('7101')]),
    leave: [
      ...[0, 1, 2, 3, 4, 5, 6].flatMap((at) => [fill(at, ''), fill(at, 'x')]),
      ({ profile }) => profile.chooseForDeliveries(true),
    ],
  },
  {
    open: ({ bookingQuestions }) => bookingQuestions(ref).open(),
    leave: [fill(7, 'x'), fill(8, ''), ({ bookingQuestions }) => bookingQuestions(ref).openAddresses('7101')],
  },
  {
    open: ({ bookingsList }) => bookingsList.open(),
    leave: [
      ({ bookingsList }) => bookingsList.narrow({ text: 'x', show: 'past' }),
      ({ bookingPage }, { navigation }) => {
        navigation.goTo(paths.booking('NOPE01'))
        return bookingPage('NOPE01').open()
      },
    ],
  },
  {
    open: ({ bookings }) => bookings.load(ref),
    leave: [({ heldTickets }) => heldTickets(ref).find('x'), ({ heldTickets }) => heldTickets(ref).show('sold')],
  },
  {
    open: ({ basket }) => basket(ref).load(),
    leave: [
      buy(extra('7130', '71301')),
      buy(newTicket),
      ({ basket }) => basket(ref).askToDiscard(),
      ({ basket }) => basket(ref).askToRemove(['extras/gone']),
      ({ basket }) => basket(ref).pickAll(true),
      ({ basket }) => {
        const { value } = basket(ref).state$
        const [passenger] = value.kind === 'loaded' ? value.newPassengers : []
        if (passenger !== undefined)
          basket(ref).editPassenger(Number(passenger.key.replace('passengers/', '')), 'lastName', '')
      },
      ({ basket }) => basket(ref).savePassengers(),
    ],
  },
  {
    open: ({ nameChange }) => nameChange(ref).open(),
    leave: [
      ({ nameChange }) => nameChange(ref).type('5101', 'firstName', 'Ada'),
      ({ nameChange }) => nameChange(ref).add('5101'),
      ({ nameChange }) => nameChange(ref).find('x'),
    ],
  },
  { open: ({ resale }) => resale('SUN1002').open(), leave: [inResale, ({ resale }) => resale('SUN1002').find('x')] },
  {
    open: ({ deliveryAddress }) => deliveryAddress('SUN1002').open(),
    leave: [
      ({ deliveryAddress }) => deliveryAddress('SUN1002').chooseEverywhere(true),
      ({ deliveryAddress }) => deliveryAddress('SUN1002').type('city', ''),
      ({ deliveryAddress }) => deliveryAddress('SUN1002').save(),
    ],
  },
  {
    open: ({ ticketShop }) => ticketShop(ref).open(),
    leave: [newTicket.choose, ({ ticketShop }) => ticketShop(ref).learnPassengers(), newTicket.press],
  },
  {
    open: ({ roomShop }) => roomShop(ref, '3101').open(),
    leave: [rooms('3101', '31012', 2).choose, ({ roomShop }) => roomShop(ref, '3101').add()],
  },
  { open: ({ extrasShop }) => extrasShop(ref).open(), leave: [extra('7130', '71301').choose] },
  { open: ({ transportFinder }) => transportFinder(ref).open(), leave: [flights.choose, flights.press] },
  {
    open: ({ checkout }) => checkout(ref).open(),
    leave: [buy(extra('7130', '71301')), ({ checkout }) => checkout(ref).acceptTerms(true)],
  },
  {
    open: ({ bookings }) => bookings.load(ref),
    leave: [
      ({ plan }) => plan(ref).changeDay.chooseDay(15),
      ({ plan }) => plan(ref).setUp.chooseDay(16),
      ({ passwords }) => {
        passwords.changeForm.start()
        passwords.changeForm.type('current', 'not this one')
        return passwords.changeForm.submit()
      },
      ({ passwords }) => passwords.resetForm.type('email', 'ada@'),
    ],
  },
  { open: ({ balancePayment }) => balancePayment('SUN1003', 'outstanding').open(), leave: [] },
  {
    open: ({ bookingPage }) => bookingPage(ref).open(),
    leave: [
      ({ offlineCopy }) => offlineCopy(ref).save(),
      ({ packageInformation }) => packageInformation(ref).loadTerms(),
    ],
  },
]

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
  dashboard.plan(ref).setUp.open,
  () => dashboard.plan(ref).changeDay.chooseDay(17),
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
    const screen = visit.one(screens)
    if (screen === undefined) return
    await visit.run(() => Promise.all([dashboard.client.needLists(), screen.open(dashboard)]))
    for (const leave of screen.leave) if (visit.oneIn(2)) await visit.run(async () => leave(dashboard, tab))
    const how = visit.one(['signOut', 'signOut', 'otherTab', 'expiry'] as const) ?? 'signOut'
    const acts = visit.oneIn(2)
      ? actionsOf(dashboard)
      : [screen.open, ...screen.leave].map((act) => async () => act(dashboard, tab))
    const action = visit.one(acts) ?? dashboard.profile.open
    const second = how === 'otherTab' ? await context.other('secondTab') : null
    visit.backend.faults.add({ match: {}, times: 'always', effect: { kind: 'delay', milliseconds: 1000 } })
    await context.press(tab, action, 1 + visit.number(3000))
    if (how === 'expiry') visit.backend.sessions.expire()
    messages.clear()
    if (how === 'expiry') await context.press(tab, session.check, 1)
    else await context.press(second ?? tab, (second ?? tab).dashboard.session.signOut, 1)
    await visit.clock.until(() => session.state$.value.kind === 'signedOut', minutes(1))
    // An answer may still be on its way when somebody signs in.
    if (visit.oneIn(2)) await context.pass('untilQuiet')
    visit.backend.faults.clear()
    visit.equal('the session', session.state$.value.kind, 'signedOut')
    visit.equal('the page', tab.navigation.current(), paths.login)
    visit.expect(
      messages.toasts$.value.every(({ message }) => message === farewells[how]),
      `no message but ${farewells[how]}`,
    )
    visit.equal('the question', messages.prompt$.value, null)
    const compared = visit.one(['nobody', 'another customer', 'the same customer', 'the same customer'] as const)
    if (compared === 'nobody') await compareWithNewPage(visit, 'of nobody')
    if (visit.oneIn(3) || compared === 'another customer') {
      await context.signIn(tab, otherEmail)
      if (compared === 'another customer')
        await compareWithNewPage(visit, 'of another customer', visit.oneIn(2) ? screen.open : undefined)
      await visit.run(session.signOut)
    }
    await visit.comeIn()
    // What was typed waits for the customer whose session was too long.
    if (compared === 'the same customer' && how !== 'expiry')
      await compareWithNewPage(visit, 'of the customer', screen.open)
    await visit.emptyBasket(ref)
  },
}

export const sessionEndWalks: readonly Walk[] = [endDuringAction, endDuringAction]

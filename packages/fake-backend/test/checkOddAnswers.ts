import { readFileSync } from 'node:fs'
import { type Dashboard, paths, resaleStatus, toOwnPath } from '@booking-dashboard/core'
import * as contract from '@booking-dashboard/http-adapter/contract'
import type { AnyEndpoint } from '@booking-dashboard/http-adapter/contract'
import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import type { FakeBackend } from '../src/FakeBackend.js'
import { createTestBed, type TestBed } from '../src/journeys/TestBed.js'
import { minutes } from '../src/values/calendar.js'
import { demoPassword } from '../src/worlds/demo/customers/demoCustomers.js'
import {
  addTickets,
  anotherName,
  buy,
  extra,
  flights,
  newTicket,
  type Purchase,
  roomOptions,
  rooms,
  seat,
} from './purchases.js'

/** One screen in front of the fake back end. */
interface Screen {
  readonly name: string
  /** Null: nobody is signed in. */
  readonly email?: string | null
  /** Before any odd answer. */
  readonly before?: (dashboard: Dashboard, backend: FakeBackend) => Promise<unknown>
  /** What the page does when it is opened, and for "Try again". */
  readonly open: (dashboard: Dashboard) => Promise<unknown>
  /** What the customer types or chooses, and submits. */
  readonly type?: (dashboard: Dashboard) => unknown
  readonly submit?: (dashboard: Dashboard) => Promise<{ readonly kind: string }>
  /** What the screen shows. */
  readonly state: (dashboard: Dashboard) => unknown
  /** What was typed or chosen. */
  readonly kept?: (dashboard: Dashboard) => unknown
}

const ref = 'SUN1001'
const planRef = 'PLN2001'
const card = { cardholderName: 'Amelia Hart', source: { kind: 'paymentMethod', id: 'pm_card_visa' } } as const
const otherPassenger = '7101'
/** Whose questions are open. */
const asked = '7001'
const passwords = { current: demoPassword, password: 'Another-1-Word!', repeat: 'Another-1-Word!' }
const nothing = async (): Promise<void> => undefined

const ticketTypes = (dashboard: Dashboard) => {
  const { value } = dashboard.ticketShop(ref).state$
  return 'events' in value ? value.events.flatMap((event) => event.types) : []
}
const roomKinds = (dashboard: Dashboard) => {
  const { value } = dashboard.roomShop(ref, '3101').state$
  return 'kinds' in value ? value.kinds : []
}
const quantities = (dashboard: Dashboard) => {
  const { value } = dashboard.extrasShop(ref).state$
  return 'extras' in value
    ? value.extras.flatMap(({ groups }) => groups.flatMap(({ options }) => options.map(({ quantity }) => quantity)))
    : []
}
const nameForms = (dashboard: Dashboard) => {
  const { value } = dashboard.nameChange(ref).state$
  return value.kind === 'ready' ? [...value.forms.values()].map(({ values }) => values.firstName) : []
}
const chooseResale = (dashboard: Dashboard): void => {
  const { value } = dashboard.resale('SUN1003').state$
  for (const { ticket, action } of 'preview' in value ? value.list.groups.flatMap(({ entries }) => entries) : [])
    if (action === resaleStatus.putUp || action === resaleStatus.cancel) dashboard.resale('SUN1003').toggle(ticket.id)
}

/** What a basket may hold. */
const bought = [
  ['a ticket', seat],
  ['a room with an extra', rooms('3101', '31012', 1, ['3181', '31812'])],
  ['an extra', extra('7130', '71301')],
  ['transport', flights],
  ['a change of name', anotherName(ref, '5101')],
  ['a new passenger', newTicket],
] as const

interface Model {
  readonly open: () => Promise<unknown>
  readonly state$: { readonly value: unknown }
}

/** A screen that shows one model. */
const screenOf = <Shown extends Model>(
  name: string,
  model: (dashboard: Dashboard) => Shown,
  submit?: (model: Shown) => Promise<{ readonly kind: string }>,
  more: Partial<Screen> = {},
): Screen => ({
  name,
  open: (dashboard) => model(dashboard).open(),
  state: (dashboard) => model(dashboard).state$.value,
  ...(submit && { submit: (dashboard) => submit(model(dashboard)) }),
  ...more,
})

const shopOf = (name: string, { shop, choose, press }: Purchase, more: Partial<Screen> = {}): Screen =>
  screenOf(name, shop, undefined, { type: choose, submit: press, ...more })

interface Form {
  readonly state$: { readonly value: { readonly values: Readonly<Record<string, string>> } }
  readonly start?: () => void
  readonly type: (field: never, text: string) => void
}

/** A screen with a form; the first typed field has to stay. */
const formOf = <F extends Form>(
  name: string,
  form: (dashboard: Dashboard) => F,
  typed: Readonly<Record<string, string>>,
  submit: (form: F) => Promise<{ readonly kind: string }>,
  more: Partial<Screen> = {},
): Screen => ({
  name,
  open: nothing,
  type: (dashboard) => {
    form(dashboard).start?.()
    for (const [field, text] of Object.entries(typed)) form(dashboard).type(field as never, text)
  },
  submit: (dashboard) => submit(form(dashboard)),
  state: (dashboard) => form(dashboard).state$.value,
  kept: (dashboard) => form(dashboard).state$.value.values[Object.keys(typed)[0] ?? ''],
  ...more,
})

const openProfile = ({ profile, client, customer }: Dashboard): Promise<unknown> =>
  Promise.all([client.needLists(), profile.open(), customer.loadAdditional(otherPassenger)])
const profileOf = (
  name: string,
  form: 'personalDetails' | 'address' | 'emergencyContact' | 'bankAccount',
  typed: Readonly<Record<string, string>>,
): Screen =>
  formOf(
    name,
    ({ profile }): Form & { readonly save: () => Promise<{ readonly kind: string }> } => profile[form],
    typed,
    (one) => one.save(),
    {
      open: openProfile,
      state: ({ profile }) => [profile.state$.value, profile[form].state$.value],
    },
  )

const screens: readonly Screen[] = [
  {
    name: 'the client',
    email: null,
    open: ({ client }) => client.setUp().then(client.needLists),
    state: ({ client }) => [client.state$.value, client.lists$.value],
  },
  formOf(
    'the sign-in',
    ({ session }) => session.form,
    { email: 'demo@example.com', password: demoPassword },
    (form) => form.submit(),
    {
      email: null,
      open: ({ session }) => session.check(),
      state: ({ session }) => session.state$.value.kind,
      kept: ({ session }) => session.state$.value.kind === 'signedIn' || session.form.state$.value.values.email,
    },
  ),
  formOf(
    'a forgotten password',
    (dashboard) => dashboard.passwords.resetForm,
    { email: 'demo@example.com' },
    (form) => form.submit(),
    { email: null },
  ),
  formOf(
    'another password',
    (dashboard) => dashboard.passwords.changeForm,
    passwords,
    (form) => form.submit(),
    {
      kept: nothing,
    },
  ),
  {
    name: 'the end of a session',
    open: nothing,
    submit: ({ session }) => session.signOut(),
    state: ({ session }) => session.state$.value.kind,
  },
  screenOf('the bookings', ({ bookingsList }) => bookingsList),
  screenOf('a booking', ({ bookingPage }) => bookingPage(ref)),
  { name: 'a document', open: nothing, submit: ({ downloads }) => downloads(ref).confirmation(), state: () => null },
  shopOf('the tickets', seat, {
    kept: (dashboard) => ticketTypes(dashboard).filter(({ tickets }) => tickets.length > 0).length,
  }),
  screenOf('the accommodation', ({ accommodationList }) => accommodationList(ref)),
  shopOf('the rooms', rooms('3101', '31012'), {
    kept: (dashboard) => roomKinds(dashboard).flatMap((kind) => kind.rooms).length,
  }),
  shopOf('extras of rooms', roomOptions('3101', '3181', '31812'), { before: buy(rooms('3101', '31012')) }),
  shopOf('a ticket for a new passenger', newTicket, {
    kept: (dashboard) =>
      ticketTypes(dashboard).flatMap(({ tickets }) => tickets.map(({ newPassenger }) => newPassenger?.lastName)),
  }),
  shopOf('the extras', extra('7130', '71301'), { kept: quantities }),
  shopOf('extras that are refused', extra('7130', '71301'), {
    kept: quantities,
    before: async (_, { faults }) =>
      faults.add({ match: { path: 'addExtras' }, times: 'always', effect: { kind: 'errors', errors: ['Sold out.'] } }),
  }),
  shopOf('the transport', flights, {
    // Keeps the answers of before.
    open: async ({ transportFinder }) => {
      const finder = transportFinder(ref)
      await finder.open()
      for (let now = finder.state$.value; now.kind === 'choosing' && now.active.name !== 'passengers'; ) {
        const question = now.active.questions.find(({ picked }) => picked === '')
        const end = question && (await finder.pick(question.field, question.options[0]?.value ?? ''))
        now = end?.kind === 'picked' || end?.kind === 'wentOn' ? finder.state$.value : { kind: 'loading' }
      }
    },
  }),
  shopOf('a name', anotherName(ref, '5101'), { kept: nameForms }),
  {
    name: 'the basket',
    before: buy(seat),
    open: ({ basket }) => basket(ref).load(),
    submit: ({ basket }) => basket(ref).discard(),
    state: ({ basket }) => basket(ref).state$.value,
  },
  ...bought.map(
    ([name, purchase]): Screen => ({
      name: `the removal of ${name}`,
      before: buy(purchase),
      open: ({ basket }) => basket(ref).load(),
      submit: ({ basket }) => {
        const { value } = basket(ref).state$
        const keys = value.kind === 'loaded' ? [...value.lines, ...value.newPassengers].map(({ key }) => key) : []
        return basket(ref).remove(keys)
      },
      state: ({ basket }) => basket(ref).state$.value,
    }),
  ),
  screenOf(
    'the checkout',
    ({ checkout }) => checkout(ref),
    (checkout) => checkout.pay(card),
    { before: buy(seat), type: ({ checkout }) => checkout(ref).acceptTerms(true) },
  ),
  screenOf(
    'the checkout of a free basket',
    ({ checkout }) => checkout(ref),
    (checkout) => checkout.complete(),
    {
      before: (dashboard) => addTickets(dashboard, { ref, ticketTypeId: '41041', count: 1, passenger: 1 }),
      type: ({ checkout }) => checkout(ref).acceptTerms(true),
    },
  ),
  screenOf(
    'the balance',
    ({ balancePayment }) => balancePayment(ref, 'outstanding'),
    (payment) => payment.pay(card),
  ),
  {
    name: 'a payment plan',
    open: async ({ plan, bookings }) => {
      await bookings.load(ref)
      await plan(ref).setUp.open()
      await plan(ref).setUp.chooseDay(5)
    },
    submit: ({ plan }) => plan(ref).setUp.submit({ day: 5, card }),
    state: ({ plan }) => [plan(ref).overview$.value, plan(ref).setUp.state$.value],
  },
  ...(['changeCard', 'changeDay'] as const).map(
    (name): Screen => ({
      name: `${name} of a payment plan`,
      email: 'plan@example.com',
      open: async ({ plan, bookings }) => {
        await bookings.load(planRef)
        await plan(planRef)[name].open()
        if (name === 'changeDay') await plan(planRef)[name].chooseDay(12)
      },
      submit: ({ plan }) => plan(planRef)[name].submit(name === 'changeDay' ? { day: 12 } : { card }),
      state: ({ plan }) => [plan(planRef).overview$.value, plan(planRef)[name].state$.value],
    }),
  ),
  formOf(
    'the questions',
    ({ bookingQuestions }) => bookingQuestions(ref).answers(asked),
    { has_travel_insurance: 'yes' },
    (form) => form.save(),
    {
      open: ({ bookingQuestions }) => bookingQuestions(ref).open(),
      state: ({ bookingQuestions }) => bookingQuestions(ref).state$.value,
    },
  ),
  formOf(
    'a delivery',
    ({ deliveryAddress }) => deliveryAddress(ref),
    { city: 'Galway' },
    (form) => form.save(),
    {
      open: ({ deliveryAddress, bookingPage, client }) =>
        Promise.all([client.needLists(), bookingPage(ref).open(), deliveryAddress(ref).open()]),
      state: ({ deliveryAddress }) => [deliveryAddress(ref).state$.value, deliveryAddress(ref).deliveries$.value],
    },
  ),
  screenOf(
    'the resale',
    ({ resale }) => resale('SUN1003'),
    (resale) => resale.update(),
    { type: chooseResale },
  ),
  profileOf('the personal details', 'personalDetails', { firstName: 'Amy' }),
  profileOf('the address', 'address', { city: 'Galway' }),
  profileOf('the emergency contact', 'emergencyContact', { fullName: 'Joan Hart' }),
  profileOf('the bank account', 'bankAccount', {
    accountName: 'Amelia Hart',
    sortCode: '10-20-30',
    accountNumber: '12345678',
  }),
  formOf(
    'the details of another passenger',
    ({ profile }) => profile.additional(otherPassenger, ref).personalDetails,
    { firstName: 'Amy' },
    (form) => form.save(),
    {
      open: openProfile,
      state: ({ customer, profile }) => [
        customer.additional(otherPassenger).value,
        profile.additional(otherPassenger, ref).personalDetails.state$.value,
      ],
    },
  ),
]

/** The operations of the contract. */
const endpoints = Object.entries(contract)
  .filter(([name]) => name.endsWith('Endpoints'))
  .flatMap(([, group]) => Object.values(group) as AnyEndpoint[])
const patterns = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))
const endpointOf = (method: string, path: string): AnyEndpoint | undefined =>
  endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path) ??
  patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint

/** An answer of the demo world to each operation, as the OpenAPI document shows it. */
const { operations: examples } = JSON.parse(
  readFileSync(new URL('../../http-adapter/scripts/openapi/examples.json', import.meta.url), 'utf8'),
) as { readonly operations: Readonly<Record<string, { readonly answer?: unknown }>> }

const endpointNamed = (operation: string): AnyEndpoint => {
  const found = endpoints.find(({ operationId }) => operationId === operation)
  if (found === undefined) throw new Error(`The contract has no ${operation}`)
  return found
}

/** An answer in place of the back end's. */
interface OddAnswer {
  readonly status: number
  readonly body:
    | { readonly kind: 'text'; readonly text: string }
    /** The first half of the real answer. */
    | { readonly kind: 'half' }
    /** Headers without a body: it never comes, or the connection breaks. */
    | { readonly kind: 'never' | 'broken' }
    /** The real answer with its field of this number removed, null, or of another type. */
    | { readonly kind: 'field'; readonly at: number; readonly value: unknown }
  readonly contentType: string
  readonly times: 'once' | 'always'
  /** Whether the back end gets the request. */
  readonly isSent: boolean
}

const page = '<!doctype html><html><head><title>Sign in to Wi-Fi</title></head><body><h1>Welcome</h1></body></html>'
const texts = [
  '',
  ' ',
  page,
  page,
  page,
  '<h1>502</h1>',
  'null',
  '[]',
  '{}',
  '1',
  '"text"',
  'no JSON',
  '{"errors":[]}',
  '{"error":""}',
]

const oddAnswers: fc.Arbitrary<OddAnswer> = fc.record({
  status: fc.constantFrom(200, 200, 201, 204, 301, 400, 401, 403, 403, 404, 404, 409, 418, 429, 500, 502, 503),
  body: fc.oneof(
    fc.constantFrom(...texts).map((text) => ({ kind: 'text', text }) as const),
    fc.constant({ kind: 'text', text: `{"x":"${'x'.repeat(200_000)}"}` } as const),
    fc.constantFrom({ kind: 'half' } as const, { kind: 'never' } as const, { kind: 'broken' } as const),
    fc
      .record({ at: fc.nat(), value: fc.constantFrom(undefined, null, true, -1, 'text', [], {}) })
      .map((changed) => ({ kind: 'field', ...changed }) as const),
  ),
  contentType: fc.constantFrom('application/json', 'text/html', ''),
  times: fc.constantFrom('once', 'always'),
  isSent: fc.boolean(),
})

/** The JSON of a body with its nth value, parents included, replaced; undefined removes it. */
const withField = (body: unknown, nth: number, value: unknown): string => {
  let count = 0
  JSON.stringify(body, (_, child: unknown) => ((count += 1), child))
  let at = -1
  return JSON.stringify(body, (_, child: unknown) => ((at += 1) === nth % count ? value : child)) ?? ''
}

const parsed = (text: string): unknown => {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    return parsed
  }
}

/** The answer, and whether it is in the contract's form, so that the page may take it for the back end's. */
const answerOf = async (
  { status, body, contentType }: OddAnswer,
  endpoint: AnyEndpoint,
  real: Response,
): Promise<{ readonly response: Response; readonly counts: boolean }> => {
  const headers = contentType === '' ? {} : { 'content-type': contentType }
  const bodiless = status === 204
  if (body.kind === 'never' || body.kind === 'broken') {
    const stream = new ReadableStream({
      start: (controller) => (body.kind === 'broken' ? controller.error(new TypeError('terminated')) : undefined),
    })
    return { response: new Response(bodiless ? null : stream, { status, headers }), counts: bodiless }
  }
  const realText = await real.text()
  let text = ''
  if (body.kind === 'text') text = body.text
  if (body.kind === 'half') text = realText.slice(0, realText.length / 2)
  if (body.kind === 'field') text = withField(parsed(realText), body.at, body.value)
  if (bodiless) text = ''
  const value = parsed(text)
  const isPage = /<!doctype|<html/i.test(text)
  const isJson = value !== parsed
  const isForm = isJson ? isRight(endpoint.answer.decode(value)) : endpoint.maySpeakText && !isPage
  const mayMean = endpoint.tolerates.includes(status) || endpoint.means.includes(status)
  const counts = (status < 300 && isForm) || (mayMean && isJson) || (endpoint.failsInWords && !isPage)
  return { response: new Response(bodiless ? null : text, { status, headers }), counts }
}

/** What a screen has asked and said so far, and the answer that it gets in place of the back end's. */
interface Watch {
  readonly called: Set<string>
  /** Sentences that were shown. */
  readonly heard: string[]
  odd: { readonly operation: string; readonly answer: OddAnswer } | null
  /** Whether an odd answer was sent that is not in the contract's form. */
  foreign: boolean
  /** How often the screen called the back end. */
  requests: number
}

interface Place extends Pick<TestBed, 'backend' | 'clock' | 'run'> {
  readonly dashboard: Dashboard
  readonly watch: Watch
  readonly path: () => string
  readonly signIn: () => Promise<unknown>
}

/** A payment of 25 minutes asks about 300 times. A screen that asks more often than this gets no further answer. */
const mostRequests = 2_000

/** No wait of a screen is longer: three attempts of 30 s for each of a few calls in turn. */
const longest = minutes(10)
/** A payment is known after its window of 25 minutes, at the latest. */
const longestPayment = minutes(60)

const enter = async ({ email = 'demo@example.com', before }: Screen, seed: number): Promise<Place> => {
  const watch: Watch = { called: new Set(), heard: [], odd: null, foreign: false, requests: 0 }
  const { backend, clock, run, tab } = createTestBed(seed, {
    network: (backEnd) => async (url, init) => {
      const endpoint = endpointOf(init.method ?? 'GET', new URL(url).pathname)
      const { odd } = watch
      watch.requests += 1
      if (watch.requests > mostRequests) return new Promise(() => undefined)
      if (endpoint === undefined) return backEnd(url, init)
      watch.called.add(endpoint.operationId)
      if (odd === null || odd.operation !== endpoint.operationId) return backEnd(url, init)
      if (odd.answer.times === 'once') watch.odd = null
      const { answer: recorded } = examples[endpoint.operationId] ?? {}
      const real = odd.answer.isSent ? await backEnd(url, init) : new Response(JSON.stringify(recorded) ?? '')
      const { response, counts } = await answerOf(odd.answer, endpoint, real)
      if (!counts) watch.foreign = true
      return response
    },
  })
  const { dashboard, navigation } = tab()
  const signIn = () =>
    run(async () => {
      await dashboard.session.signIn({ email: email ?? '', password: demoPassword })
      return dashboard.customer.load()
    })
  dashboard.messages.toasts$.subscribe((toasts) => watch.heard.push(...toasts.map(({ message }) => message)))
  dashboard.messages.prompt$.subscribe((prompt) => prompt && watch.heard.push([prompt.message].flat().join(' ')))
  await run(dashboard.client.setUp)
  if (email !== null) await signIn()
  if (before) await run(() => before(dashboard, backend))
  await clock.advance(2_000)
  navigation.goTo(toOwnPath('/screen') ?? paths.bookings)
  watch.heard.length = 0
  watch.called.clear()
  return { backend, clock, run, dashboard, watch, path: navigation.current, signIn }
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one instanceof Map ? [...one] : one instanceof Set ? [...one] : one instanceof Error ? one.message : one,
  ) ?? ''

/** Something is under way, so that the screen shows no words yet. */
const waiting =
  /"kind":"(?:loading|sending|adding|saving|checking|updating|removing|signingIn|asking)"|"(?:busy|processing|isAdding)":true/
/** The screen says what is missing. */
const words =
  /"kind":"(?:failed|unclear|unavailable|partlyAdded|extrasFailed|missing|unknown)"|"(?:isOutdated|isStale|isIncomplete)":true|"failure":\{|"words":\{|"(?:extras|others|waiting)":"(?:failed|unknown|outOfDate)"/
const done = new Set([
  'added',
  'updated',
  'saved',
  'paid',
  'removed',
  'discarded',
  'signedIn',
  'done',
  'signedOut',
  'savedUnread',
])

/** The kind of a screen's state. */
const kindOf = (state: unknown): unknown =>
  Array.isArray(state)
    ? state.map(kindOf).join()
    : typeof state === 'object' && state !== null && 'kind' in state
      ? state.kind
      : ''
/** The parts of a state that mean “there is nothing”. */
const nothingIn = (state: string): ReadonlySet<string> =>
  new Set([...state.matchAll(/"\w+":\{"kind":"(?:none|empty|notFound)"/g)].map(([part]) => part))
const emptyKinds = ['empty', 'none', 'noTickets', 'nothingToPay', 'nothing']

const deniesChange =
  /(?:was|were|been|is|are)(?: not|n['’]t) (?:updated|saved|changed|added|removed|sent)|nothing (?:was|has)/i

const deniesCharge = /nothing has been charged|was not sent|not been charged/i

interface Seen {
  readonly kinds: readonly unknown[]
  readonly opened: string
  readonly end: string | null
  readonly shown: string
  readonly kept: string
  readonly problems: readonly string[]
}

const limitOf = ({ name }: Screen): number => (/checkout|balance|plan/.test(name) ? longestPayment : longest)

/** A customer opens the screen, types, and submits. */
const walk = async (screen: Screen, place: Place): Promise<Seen> => {
  const { clock, dashboard } = place
  const problems: string[] = []
  const inTime = async <A>(what: string, task: Promise<A>): Promise<A | null> => {
    try {
      return await clock.untilDone(task, limitOf(screen))
    } catch (error) {
      problems.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      return null
    }
  }
  await inTime('opening', screen.open(dashboard))
  const kinds = [kindOf(screen.state(dashboard))]
  const opened = textOf(screen.state(dashboard))
  screen.type?.(dashboard)
  const typed = textOf(screen.kept?.(dashboard))
  const end = screen.submit ? await inTime('submitting', screen.submit(dashboard)) : null
  await clock.advance(100)
  kinds.push(kindOf(screen.state(dashboard)))
  const shown = textOf(screen.state(dashboard))
  const kept = textOf(screen.kept?.(dashboard))
  const isHere = dashboard.session.state$.value.kind === 'signedIn' && place.path() === '/screen'
  if (isHere && waiting.test(shown)) problems.push(`it still waits: ${waiting.exec(shown)?.[0]}`)
  const isDone = end !== null && done.has(end.kind)
  if (!isDone && isHere && screen.kept && kept !== typed)
    problems.push(`what was typed is lost (${end?.kind}): ${typed}, now ${kept}`)
  // Who is signed out sees no form. What was typed is there again after the next sign-in.
  return { kinds, opened, end: end?.kind ?? null, shown, kept: isHere ? kept : typed, problems }
}

const usual = new Map<string, Promise<Seen & { readonly called: readonly string[] }>>()
/** What the screen shows and calls without an odd answer. */
const usualOf = (screen: Screen): Promise<Seen & { readonly called: readonly string[] }> => {
  const known = usual.get(screen.name)
  if (known) return known
  const visit = (async () => {
    const place = await enter(screen, 1)
    return { ...(await walk(screen, place)), called: [...place.watch.called] }
  })()
  usual.set(screen.name, visit)
  return visit
}

/** Something was charged, or a basket that cost nothing was completed. */
const isSettled = ({ inspect }: FakeBackend): boolean =>
  inspect.charges().length > 0 || inspect.baskets().some(({ state }) => state === 'completed')

const isOut = ({ dashboard }: Place): boolean => dashboard.session.state$.value.kind !== 'signedIn'

/** What an answer that is not the API's own must not do. */
const wrongAfterForeign = (
  { watch: { heard }, path }: Place,
  { operation, answer }: NonNullable<Watch['odd']>,
  seen: Seen,
  normal: Seen,
): readonly string[] => {
  const problems: string[] = []
  const isSaid =
    heard.length > 0 || path() !== '/screen' || words.test(seen.shown) || /failed|unclear|unknown/.test(seen.end ?? '')
  if (seen.shown !== normal.shown && !isSaid) problems.push(`no words: ${seen.end} ${seen.shown.slice(0, 400)}`)
  for (const kind of seen.kinds)
    if (emptyKinds.includes(String(kind)) && !normal.kinds.includes(kind)) problems.push(`it counts as ${kind}`)
  const emptied = [...nothingIn(seen.opened)].filter((part) => !nothingIn(normal.opened).has(part))
  if (emptied.length > 0) problems.push(`it counts as nothing: ${emptied.join()}`)
  const isLed = /^.(?:unauthorised|login)/.test(path())
  if (isLed && seen.end !== 'signedOut') problems.push(`it leads elsewhere: ${path()}`)
  if (endpointNamed(operation).method === 'GET') return problems
  if (answer.isSent && deniesChange.test(heard.join(' '))) problems.push(`it denies a change: ${heard.join(' ')}`)
  // A removal of the last item leaves an empty basket, which may stay.
  const isChange = !answer.isSent && answer.times === 'always' && operation !== 'resetBasket'
  if (isChange && done.has(seen.end ?? '')) problems.push(`it says that something was done: ${seen.end}`)
  return problems
}

/** After the calls are answered as usual again, the customer gets on by "Try again", and by signing in if need be. */
const wrongOnTheWayOn = async (screen: Screen, place: Place, seen: Seen, normal: Seen): Promise<readonly string[]> => {
  const { dashboard, clock, backend } = place
  if (screen.email !== null && isOut(place)) {
    await place.signIn()
    // The password may be another one now.
    if (isOut(place)) return screen.name === 'another password' ? [] : ['no way back in']
  }
  await clock.untilDone(screen.open(dashboard), limitOf(screen))
  const again = kindOf(screen.state(dashboard))
  const isPaid = isSettled(backend)
  if (!isPaid && !normal.kinds.includes(again)) return [`no way on: ${again}, not ${normal.kinds.join(' or ')}`]
  const isKept = !/failed|invalid/.test(seen.end ?? '') || textOf(screen.kept?.(dashboard)) === seen.kept
  return isKept ? [] : [`what was typed is lost in the end: ${seen.kept}`]
}

/** What is wrong on the screen if one call is answered so. */
const problemsWith = async (
  screen: Screen,
  operation: string,
  answer: OddAnswer,
  seed: number,
): Promise<readonly string[]> => {
  const normal = await usualOf(screen)
  const place = await enter(screen, seed)
  const { watch, backend } = place
  const odd = { operation, answer }
  watch.odd = odd
  const seen = await walk(screen, place)
  const problems = [...seen.problems, ...(watch.foreign ? wrongAfterForeign(place, odd, seen, normal) : [])]
  const isCharged = backend.inspect.charges().length > 0
  if (isCharged && deniesCharge.test(`${watch.heard.join(' ')} ${seen.shown}`)) problems.push('it denies a charge')
  if (watch.requests > mostRequests) problems.push('it asks without an end')
  if (!isSettled(backend) && seen.end === 'paid' && !screen.name.includes('plan')) problems.push('it invents a payment')
  watch.odd = null
  const all = [...problems, ...(await wrongOnTheWayOn(screen, place, seen, normal))]
  // An answer in the contract's form may say that what was typed is no longer on sale.
  const mayWithdraw = !watch.foreign && answer.body.kind === 'field' && endpointNamed(operation).method === 'GET'
  return mayWithdraw ? all.filter((problem) => !problem.startsWith('what was typed')) : all
}

/** Every screen with every call that it makes. */
const screensWithCalls = async (): Promise<readonly { readonly screen: Screen; readonly operation: string }[]> => {
  const all = await Promise.all(screens.map(async (screen) => ({ screen, ...(await usualOf(screen)) })))
  const failing = all.filter(({ problems }) => problems.length > 0)
  if (failing.length > 0)
    throw new Error(failing.map(({ screen, problems }) => `${screen.name}: ${problems}`).join('\n'))
  return all.flatMap(({ screen, called }) => called.map((operation) => ({ screen, operation })))
}

/** The operations that no screen of this file calls. */
export const uncalled = async (): Promise<readonly string[]> => {
  const called = new Set((await screensWithCalls()).map(({ operation }) => operation))
  return endpoints.map(({ operationId }) => operationId).filter((operation) => !called.has(operation))
}

/** Runs the property: one call of one screen is answered in another way. */
export const checkOddAnswers = async (runs: number, seed: number): Promise<void> => {
  const all = await screensWithCalls()
  const cases = fc.constantFrom(...all.map(({ screen, operation }) => `${screen.name}: ${operation}`))
  await fc.assert(
    fc.asyncProperty(cases, oddAnswers, async (name, answer) => {
      const found = all.find(({ screen, operation }) => `${screen.name}: ${operation}` === name)
      if (found === undefined) throw new Error(name)
      const problems = await problemsWith(found.screen, found.operation, answer, seed)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    }),
    { numRuns: runs, seed },
  )
}

/** Never stored as a draft, as they are secrets. */
const secrets = ['the bank account', 'another password']

/**
 * What is wrong after a server that forgot every session, in the middle of each form: at once, or while the page slept.
 * The first calls after it find no connection.
 */
export const problemsAfterRestart = async (sleeps: number): Promise<readonly string[]> => {
  const problems: string[] = []
  for (const screen of screens) {
    if (!screen.submit || !screen.type || screen.email === null) continue
    const place = await enter(screen, 1)
    const { clock, dashboard, backend } = place
    await clock.untilDone(screen.open(dashboard))
    screen.type(dashboard)
    const typed = textOf(screen.kept?.(dashboard))
    backend.sessions.expire()
    backend.faults.add({ match: {}, times: 2, effect: { kind: 'drop' } })
    await clock.advance(sleeps)
    if (sleeps === 0) await clock.untilDone(screen.submit(dashboard), limitOf(screen))
    backend.faults.clear()
    if (!isOut(place)) await clock.untilDone(screen.submit(dashboard), limitOf(screen))
    const say = (what: string): void => void problems.push(`${screen.name}: ${what}`)
    if (!isOut(place)) say('the session has not ended')
    await place.signIn()
    await clock.untilDone(screen.open(dashboard), limitOf(screen))
    const kept = textOf(screen.kept?.(dashboard))
    if (!secrets.includes(screen.name) && kept !== typed) say(`what was typed is lost: ${typed}, now ${kept}`)
    if (secrets.includes(screen.name)) screen.type(dashboard)
    const end = await clock.untilDone(screen.submit(dashboard), limitOf(screen))
    // A basket does not live for a night.
    const isOfBasket = end.kind === 'nothingToPay' || end.kind === 'nothingChosen'
    if (!done.has(end.kind) && !(sleeps > 0 && isOfBasket)) say(`it ends as ${end.kind}`)
  }
  return problems
}

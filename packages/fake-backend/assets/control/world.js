import { amountIn, badge, button, draw, drawTable, element, fill, instant, row, span } from './elements.js'

const statuses = ['Order placed', 'Being prepared', 'Ready to download', 'On its way']
export const showWorld = (world, act) => {
  const facts = [
    ['Scenario', world.scenario],
    ['Customers', world.customers.length],
    ['Bookings', world.bookings.length],
    ['Sessions', world.customers.reduce((sum, { sessions }) => sum + sessions, 0)],
  ]
  document
    .getElementById('facts')
    .replaceChildren(
      ...facts.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, String(value)))),
    )
  const outcome = world.nextOutcome
  document.getElementById('outcome-now').textContent =
    outcome.kind === 'paid' ? 'Now it will be paid.' : `Now it will be: ${outcomeName(outcome)}.`
  document.getElementById('wallets-now').textContent = walletsInWords(world.wallets)
  const owing = world.bookings.map(({ reference, outstanding, currency }) => [
    reference,
    `${reference}, owes ${amountIn(outstanding, currency)}`,
  ])
  fill('paid-booking', owing)
  fill('priced-booking', owing)
  fill(
    'returned-payment',
    world.payments
      .toSorted((one, other) => (one.date < other.date ? 1 : -1))
      .map(({ reference, booking, left, date }) => [
        reference,
        `${reference} of ${booking}, ${amountIn(left, currencyOf(world, booking))}, ${date}`,
      ]),
  )
  draw(
    'plan-list',
    world.plans.map((plan) => planRow(plan, currencyOf(world, plan.booking), act)),
    'No booking has a payment plan.',
  )
  drawTable(
    'booking-list',
    'Every booking',
    ['Booking', 'Trip', 'Customer', 'Departs', '#Total', '#Paid', '#Owes'],
    world.bookings.map(({ reference, name, customer, departure, currency, total, paid, outstanding }) => [
      element('code', {}, reference),
      name,
      customer,
      departure,
      amountIn(total, currency),
      amountIn(paid, currency),
      amountIn(outstanding, currency),
    ]),
    'There is no booking.',
  )
  draw(
    'delivery-list',
    world.deliveries.map((delivery) => deliveryRow(delivery, act)),
    'Nothing is delivered.',
  )
  draw(
    'resale-list',
    world.listed.map(({ ticket, booking, name }) =>
      row(
        name,
        `Ticket ${ticket} of ${booking}`,
        button(
          `sell ${ticket}`,
          'Sell it',
          () => act('POST', 'resale/sold', { ticket }, `Ticket ${ticket} is sold.`),
          `Sell it: ticket ${ticket}`,
        ),
      ),
    ),
    'No ticket is listed.',
  )
  draw(
    'basket-list',
    world.baskets.map(({ id, booking, state }) => row(`Basket ${id} of ${booking}`, state)),
    'There is no basket.',
  )
  draw(
    'customer-list',
    world.customers.map((customer) => customerRow(customer, act)),
    'There is nobody.',
  )
}

export const showMoments = (moments, act) =>
  draw(
    'moment-list',
    moments.map(({ name, now }) =>
      row(
        name,
        instant(now),
        button(
          `back ${name}`,
          'Go back',
          () => act('POST', 'moments/back', { name }, `Everything is as it was at “${name}”.`),
          `Go back to ${name}`,
        ),
      ),
    ),
    'No moment is stored.',
  )

export const showClock = ({ now, ahead }) => {
  const moved = ahead === 0 ? 'It has not been moved on.' : `It was moved on by ${span(ahead)}.`
  document.getElementById('now').replaceChildren(element('strong', {}, instant(now)), element('br'), moved)
}

const outcomeName = ({ kind, polls }) => {
  const option = [...document.getElementById('outcome-kind').options].find(({ value }) => value === kind)
  return `${option?.text ?? kind}${polls === undefined ? '' : ` (${polls} looks)`}`
}

const wordsOf = (id, value) => [...document.getElementById(id).options].find((one) => one.value === value)?.text

/** A script may name several currencies, and the wallets in any order. */
const walletsInWords = ({ currencies, offered, sheet }) => {
  if (currencies.length === 0) return 'Now the client’s config switches them off.'
  const had = wordsOf('wallets-offered', offered.toSorted().join(' '))
  return `Now on for ${currencies.join(', ')}. The browser has ${had}. A sheet ${wordsOf('wallets-sheet', sheet)}.`
}

const currencyOf = ({ bookings }, wanted) => bookings.find(({ reference }) => reference === wanted).currency

const planRow = ({ booking, status, overdue, next }, currency, act) => {
  const state = { active: badge('good', 'Active'), inError: badge('bad', 'In error'), finished: badge('', 'Finished') }
  return row(
    `Plan of ${booking}`,
    [
      overdue > 0 ? `Overdue: ${amountIn(overdue, currency)}.` : 'Nothing is overdue.',
      next === null ? '' : ` Next on ${next}.`,
    ],
    state[status],
    status === 'active'
      ? button(
          `fail ${booking}`,
          'Put in error',
          () => act('POST', 'plan-error', { reference: booking }, `The plan of ${booking} is in error.`),
          `Put in error: the plan of ${booking}`,
        )
      : null,
  )
}

const deliveryRow = ({ id, booking, name, status }, act) => {
  const select = element(
    'select',
    { 'aria-label': `Status of delivery ${id}`, 'data-key': `delivery ${id}` },
    statuses.map((label, at) => element('option', { value: at, selected: at === status }, label)),
  )
  select.addEventListener('change', () =>
    act(
      'POST',
      'delivery',
      { delivery: id, status: Number(select.value) },
      `Delivery ${id}: ${statuses[select.value]}.`,
    ),
  )
  return row(name, `Delivery ${id} of ${booking}`, select)
}

const customerRow = ({ email, name, sessions, locked, emailVerified, mustChangePassword }, act) => {
  const states = [
    locked ? 'locked' : '',
    emailVerified ? '' : 'e-mail not verified',
    mustChangePassword ? 'must change the password' : '',
  ].filter(Boolean)
  return row(
    email,
    [name, ...states].join(', '),
    badge(
      sessions > 0 ? 'good' : '',
      sessions === 0 ? 'No session' : sessions === 1 ? '1 session' : `${sessions} sessions`,
    ),
    sessions > 0
      ? button(
          `end ${email}`,
          'End',
          () =>
            act(
              'POST',
              `customers/${encodeURIComponent(email)}/session/expire`,
              {},
              `The sessions of ${email} are over.`,
            ),
          `End the sessions of ${email}`,
        )
      : null,
  )
}

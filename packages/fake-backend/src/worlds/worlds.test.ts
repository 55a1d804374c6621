import { bookingsEndpoints, customerEndpoints } from '@booking-dashboard/http-adapter/contract'
import { describe, expect, it } from 'vitest'
import { createFakeBackend } from '../createFakeBackend.js'
import { start } from '../../test/api/createSetting.js'
import { createVisitor } from '../../test/api/createVisitor.js'
import { pay } from '../../test/api/shopping.js'
import { Nonsense } from '../values/readAs.js'
import { aWorld, type BookingBuilder } from './aWorld.js'
import { type AnyWorld, scenarios } from './scenarios.js'

const enter = async (world: AnyWorld, name = 'ada') => {
  const backend = createFakeBackend({ world, clock: { now: () => start } })
  const visitor = createVisitor(backend)
  const signedIn = await visitor.signIn(name)
  const booking = async (bookingRef: string) =>
    (await visitor.call(bookingsEndpoints.get, { params: { bookingRef } })).answer?.booking
  return { backend, visitor, signedIn, booking }
}
const ada = aWorld().customer('ada@example.com')

it('refuses an unknown option', () => {
  const misspelt = { seed: 1, seeds: 1 }
  expect(() => createFakeBackend(misspelt)).toThrow(
    'These options are wrong at seeds: there is no such field, but seed, world',
  )
})

it.each([
  [{ seed: '1' }, 'These options are wrong at seed: it has to be a whole number from -2147483648 to 4294967295.'],
  [{ clock: Date.now }, 'These options are wrong at clock: it has to be an object with now().'],
  [{ wait: 5 }, 'These options are wrong at wait: it has to be a function.'],
  [
    { latency: { min: 1, max: 2 } },
    'These options are wrong at latency: it has to be a whole number from 0 to 600000 or an object.',
  ],
  [{ latency: -1 }, 'These options are wrong at latency: it has to be a whole number from 0 to 600000 or an object.'],
  [{ journalLength: -1 }, 'These options are wrong at journalLength: it has to be a whole number from 1 to 100000.'],
  [{ strict: 'yes' }, 'These options are wrong at strict: it has to be true or false.'],
  [{ hosts: 'bench.test' }, 'These options are wrong at hosts: it has to be a list.'],
  ['yen', 'These options are wrong at the top: it has to be an object.'],
  [null, 'These options are wrong at the top: it has to be an object.'],
])('refuses an option of another type: %j', (options, words) => {
  expect(() => Reflect.apply(createFakeBackend, null, [options])).toThrow(new Nonsense(words))
})

it('names each kind of value once', () => {
  const { payments } = createFakeBackend()
  expect(() => Reflect.apply(payments.setNextOutcome, null, [])).toThrow(
    new Nonsense('This outcome is wrong at the top: it has to be an object.'),
  )
})

describe('a world by builders', () => {
  it('has an e-ticket to download for each ticket, once they are ready', async () => {
    const { booking } = await enter(
      aWorld()
        .customer('ada@example.com')
        .booking((b) => b.tickets(2).paid().delivered('eticket', 2)),
    )
    const { delivery = [] } = (await booking('TRIP0001')) ?? {}
    expect(delivery?.[0]?.downloads).toMatchObject([{ name: 'E-ticket 1' }, { name: 'E-ticket 2' }])
  })

  it('has the customers and bookings that were described, and nobody else', async () => {
    const { backend, booking } = await enter(
      aWorld()
        .customer('ada@example.com', { firstName: 'Ada', lastName: 'Byron' })
        .booking((b) => b.tickets(4).onPlan({ overdue: 1 }).in('JPY')),
    )
    expect(backend.world.report().customers).toMatchObject([{ email: 'ada@example.com', name: 'Ada Byron' }])
    const shown = await booking('TRIP0001')
    expect(shown).toMatchObject({
      currency: { symbol: '¥', exponent: 0 },
      prices: { total_booking_price: { value: 4 * 4750 }, outstanding_balance: { value: 19000 } },
      payment_status: { code: 20 },
      payment_plan: { status: 1, overdue_amount: { value: 6333 } },
    })
    expect(shown?.tickets).toHaveLength(4)
    expect(backend.inspect.plan('TRIP0001')).toMatchObject({ overdue: 6333, inError: false })
  })

  it('has wallets for pounds unless other currencies are named, and returns to them at a reset', async () => {
    const { backend } = await enter(aWorld().withDemo().wallets({ sheet: 'declined' }))
    const settings = { currencies: ['GBP'], offered: ['apple_pay', 'google_pay'], sheet: 'declined' }
    expect(backend.wallets.settings()).toEqual(settings)
    backend.wallets.set({ offered: [], currencies: [] })
    expect(backend.wallets.settings()).toMatchObject({ offered: [], currencies: [], sheet: 'declined' })
    backend.world.reset()
    expect(backend.wallets.settings()).toEqual(settings)
    expect(
      aWorld()
        .wallets()
        .wallets({ currencies: ['JPY', 'EUR'] }).description.wallets,
    ).toEqual({
      currencies: ['JPY', 'EUR'],
    })
  })

  it('has every feature that a booking can describe', async () => {
    const { booking } = await enter(
      ada.booking((b) =>
        b
          .named('ADA1', 'Kyoto in spring')
          .travellingWith('Theo Hart')
          .departing(30, 5)
          .due(10)
          .room(50_000, 500)
          .extra('Museum pass', 1500)
          .tickets(2, { event: 'Noh', name: 'Balcony', price: 3000, fee: 100, left: 5, resale: 'listed' })
          .paid(20_000)
          .delivered('physical', 3)
          .with({ asksForBankDetails: true, separateBookingFee: true, status: 30 }),
      ),
    )
    expect(await booking('ADA1')).toMatchObject({
      name: 'Kyoto in spring',
      departure_date: { iso_value: '2026-04-01' },
      return_date: { iso_value: '2026-04-06' },
      payment_due_date: { iso_value: '2026-03-12' },
      booking_status: { code: 30 },
      requires_bank_details: true,
      separate_booking_fee: true,
      pax: [{ id: 1, lead_pax: true }, { personal_details: { first_name: 'Theo', last_name: 'Hart' } }],
      tickets: [
        { event_name: 'Noh', name: 'Balcony', pax_id: 1, resale: { code: 2 } },
        { pax_id: 2, resale: { code: 2 } },
      ],
      prices: { total_booking_price: { value: 50_500 + 1500 + 6200 }, paid: { value: 20_000 } },
      delivery: [{ type: 'physical', status: 3, tracking_id: expect.any(String) }],
    })
  })

  it('has returned money, in each way of listing it', async () => {
    const { booking } = await enter(
      ada
        .booking((b) => b.named('ADA1').room(50_000).paid().refunded(20_000).chargedBack())
        .booking((b) => b.named('ADA2').room(50_000).paid().chargedBack('failed')),
    )
    expect(await booking('ADA1')).toMatchObject({
      prices: { paid: { value: 0 }, outstanding_balance: { value: 50_000 } },
      payments: [
        { reference: 'ADA1-D', amount: { value: 50_000 }, status: { value: 2 } },
        { type: 'refund', amount: { value: -20_000 }, counted: true },
        { type: 'chargeback', amount: { value: -30_000 }, counted: true },
      ],
    })
    expect(await booking('ADA2')).toMatchObject({
      prices: { paid: { value: 0 }, outstanding_balance: { value: 50_000 } },
      payments: [{ reference: 'ADA2-D', amount: { value: 50_000 }, status: { value: 6 }, counted: false }],
    })
  })

  it('cannot return money that was not paid', () => {
    const world = (describe: (b: BookingBuilder) => BookingBuilder) => () =>
      createFakeBackend({ world: ada.booking((b) => describe(b.named('ADA1').room(50_000))) })
    expect(world((b) => b.refunded())).toThrow('Only 0 of the payment for ADA1 is left to return.')
    expect(world((b) => b.paid(400).refunded(300).refunded(101))).toThrow('Only 100 of the payment')
    expect(world((b) => b.paid(400).refunded(300, 'failed'))).toThrow('listed has to be row')
  })

  it('can be paid for, and a builder can be extended twice', async () => {
    const one = ada.booking((b) => b.named('ADA1').room(10_000))
    const two = one.booking((b) => b.named('ADA2'))
    expect(one.description.customers?.[0]?.bookings).toHaveLength(1)
    const { backend, visitor } = await enter(two)
    await pay(visitor, { booking: 'ADA1', amount: 10_000 })
    expect(backend.inspect.charges()).toMatchObject([{ bookingRef: 'ADA1', amount: 10_000 }])
    expect(backend.inspect.bookings().map(({ reference }) => reference)).toEqual(['ADA1', 'ADA2'])
  })

  it('can include the demo world', async () => {
    const { booking } = await enter(
      aWorld()
        .withDemo()
        .customer('demo@example.com')
        .booking((b) => b.named('MORE1')),
      'demo',
    )
    expect((await booking('MORE1'))?.reference).toBe('MORE1')
    expect((await booking('SUN1001'))?.reference).toBe('SUN1001')
  })

  it('has customers who cannot sign in', async () => {
    const world = aWorld()
      .customer('ada@example.com', { locked: true })
      .customer('bo@example.com', { password: 'Other1!!' })
    expect((await enter(world)).signedIn.codes).toEqual([15000030])
    expect((await enter(world, 'bo')).signedIn.codes).toEqual([15000050])
  })

  it('reports what it lacks', () => {
    expect(() => aWorld().booking()).toThrow('Say whose booking it is')
    expect(() => createFakeBackend({ world: ada.booking((b) => b.in('XYZ' as never)) })).toThrow(
      'customers.0.bookings.0.currency: it has to be',
    )
  })
})

describe('a scenario', () => {
  it.each(scenarios)('$name begins, and its customers see their bookings', async ({ name, world }) => {
    const { backend, visitor } = await enter(name)
    expect(backend.world.scenario()).toBe(name)
    const [first] = world.demo === true ? ['demo@example.com'] : (world.customers ?? []).map(({ email }) => email)
    await visitor.signIn((first ?? '').split('@')[0])
    const list = await visitor.call(bookingsEndpoints.list)
    if (name === 'locked-out') return expect(list.status).toBe(401)
    for (const { reference } of [...(list.answer?.upcoming ?? []), ...(list.answer?.past ?? [])].slice(0, 5))
      expect((await visitor.call(bookingsEndpoints.get, { params: { bookingRef: reference } })).status).toBe(200)
    return expect(list.status).toBe(200)
  })

  it('is distinguished by its name', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length)
    expect(() => createFakeBackend({ world: 'nowhere' })).toThrow('There is no scenario nowhere')
  })
})

describe('a snapshot', () => {
  it('restores sessions, baskets, open challenges, keys, faults and the clock', async () => {
    const { backend, visitor } = await enter('demo', 'demo')
    const paid = await pay(visitor, {
      booking: 'SUN1001',
      amount: await owed(visitor),
      card: 'pm_card_authenticationRequired',
    })
    const secret = (paid.answer as { payment: { payment_intent_client_secret: string } }).payment
      .payment_intent_client_secret
    backend.clock.advance(60_000)
    backend.faults.add({ match: { path: 'getBooking' }, times: 3, effect: { kind: 'drop' } })
    const snapshot = backend.world.snapshot()

    const other = createFakeBackend({ clock: { now: () => start } })
    for (const one of [backend, other]) {
      one.world.reset()
      one.world.restore(snapshot)
      expect(one.clock.now()).toBe(start + 60_000)
      expect(one.faults.list()).toMatchObject([{ id: 1, left: 3 }])
      one.faults.clear()
      expect(one.stripe.answerChallenge(secret, 'complete')).toBe('succeeded')
      expect(one.inspect.charges()).toHaveLength(1)
      expect(one.inspect.key('00000000-0000-4000-8000-000000000001')).toBe('done')
      one.world.restore(snapshot)
      expect(one.inspect.charges()).toEqual([])
    }
    expect((await visitor.call(customerEndpoints.getCustomer)).status).toBe(200)
    expect(other.world.report()).toEqual(backend.world.report())
  })

  it('must be one of this version', async () => {
    const { world } = createFakeBackend()
    const snapshot = world.snapshot()
    const wrong = [{}, null, 'demo', { ...snapshot, world: {} }, { ...snapshot, faults: [1] }, { ...snapshot, ids: {} }]
    for (const one of wrong) {
      expect(() => Reflect.apply(world.restore, null, [one])).toThrow(Nonsense)
      expect(world.snapshot()).toEqual(snapshot)
    }
    world.restore(snapshot)
  })

  it('draws the same ids from there on', async () => {
    const { backend, visitor } = await enter('demo', 'demo')
    const snapshot = backend.world.snapshot()
    const next = async () => (await visitor.signIn()).setCookie
    const first = await next()
    backend.world.restore(snapshot)
    expect(await next()).toEqual(first)
  })
})

const owed = async (visitor: ReturnType<typeof createVisitor>): Promise<number> =>
  (await visitor.call(bookingsEndpoints.get, { params: { bookingRef: 'SUN1001' } })).answer?.booking.prices
    .outstanding_balance.value ?? 0

import { type StoredPaymentOfPage, minor, nameOf } from '@booking-dashboard/core/ports'
import { expect, it } from 'vitest'
import { createMemoryStore, createPaymentVault } from './paymentVault.js'
import { hasPaymentUnderWay, hasStoredPayments, paymentPrefix } from './TextStore.js'

const bookingRef = 'SUN1001'
const none: StoredPaymentOfPage = {
  page: 'page-1',
  purchase: { kind: 'basket', bookingRef, basketId: 'b1' },
  generation: 0,
  lastRequest: 1,
  unanswered: [1],
  attempt: { kind: 'none' },
  submission: { amount: minor(24_000), at: 1_780_000_000_000, known: null, wish: null },
  notice: null,
  isWithheld: false,
}
const plan = { kind: 'plan', bookingRef, stood: 'd1' } as const
const wish = { day: 5, card: 'd2', cardBefore: null }
const kinds: readonly StoredPaymentOfPage[] = [
  none,
  { ...none, purchase: { kind: 'basket', bookingRef, basketId: null }, submission: null, attempt: { kind: 'claimed' } },
  {
    ...none,
    purchase: { kind: 'balance', bookingRef, owed: minor(80_000) },
    submission: { amount: minor(80_000), at: 0, known: ['PAY-1'], wish: null },
    attempt: { kind: 'accepted', reference: 'PAY-9' },
    notice: { kind: 'pending' },
  },
  {
    ...none,
    purchase: { ...plan, action: 'create' },
    submission: { amount: minor(0), at: 0, known: [], wish },
    attempt: { kind: 'check', secret: 'pi_1_secret_2', reference: null, open: true },
  },
  {
    ...none,
    purchase: { ...plan, action: 'changePayment' },
    generation: 2,
    attempt: { kind: 'checked', reference: 'PAY-9', declined: true },
    notice: { kind: 'challengeFailed' },
    isWithheld: true,
  },
  { ...none, purchase: { ...plan, action: 'changeDay' }, attempt: { kind: 'checked', reference: null } },
]

/** What the previous release stored of these payments. */
const previous: readonly (readonly [key: string, text: string])[] = [
  [
    'booking-dashboard/payment/SUN1001/basket/b1',
    '{"purchase":{"kind":"basket","bookingRef":"SUN1001","basketId":"b1"},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"none"},"pressed":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"notice":null,"unsaid":false,"page":"page-1"}',
  ],
  [
    'booking-dashboard/payment/SUN1001/basket/',
    '{"purchase":{"kind":"basket","bookingRef":"SUN1001","basketId":null},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"claimed"},"pressed":null,"notice":null,"unsaid":false,"page":"page-1"}',
  ],
  [
    'booking-dashboard/payment/SUN1001/balance/80000',
    '{"purchase":{"kind":"balance","bookingRef":"SUN1001","owed":80000},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"accepted","reference":"PAY-9"},"pressed":{"amount":80000,"at":0,"known":["PAY-1"],"wish":null},"notice":"pending","unsaid":false,"page":"page-1"}',
  ],
  [
    'booking-dashboard/payment/SUN1001/plan/create/d1',
    '{"purchase":{"kind":"plan","bookingRef":"SUN1001","stood":"d1","action":"create"},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"check","secret":null,"reference":null,"open":true},"pressed":{"amount":0,"at":0,"known":[],"wish":{"day":5,"card":"d2","cardBefore":null}},"notice":null,"unsaid":false,"page":"page-1"}',
  ],
  [
    'booking-dashboard/payment/SUN1001/plan/changePayment/d1',
    '{"purchase":{"kind":"plan","bookingRef":"SUN1001","stood":"d1","action":"changePayment"},"generation":2,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"checked","reference":"PAY-9","declined":true},"pressed":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"notice":"challengeFailed","unsaid":true,"page":"page-1"}',
  ],
  [
    'booking-dashboard/payment/SUN1001/plan/changeDay/d1',
    '{"purchase":{"kind":"plan","bookingRef":"SUN1001","stood":"d1","action":"changeDay"},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"checked","reference":null},"pressed":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"notice":null,"unsaid":false,"page":"page-1"}',
  ],
]

// A tab of an old release and a tab of a new one share a stored payment.
it('no release changes what is stored of a payment of each kind', () => {
  const lasting = createMemoryStore()
  const session = createMemoryStore()
  const vault = createPaymentVault({ lasting, session })
  for (const payment of kinds) vault.write(nameOf(payment.purchase), payment)
  const stored = [lasting, session].flatMap((store) => store.keys().map((key) => `${key} ${store.get(key)}`))
  expect(stored).toMatchInlineSnapshot(`
    [
      "booking-dashboard/payment/SUN1001/basket/b1 {"purchase":{"kind":"basket","bookingRef":"SUN1001","basketId":"b1"},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"none"},"submission":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"notice":null,"isWithheld":false,"page":"page-1","pressed":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"unsaid":false}",
      "booking-dashboard/payment/SUN1001/basket/ {"purchase":{"kind":"basket","bookingRef":"SUN1001","basketId":null},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"claimed"},"submission":null,"notice":null,"isWithheld":false,"page":"page-1","pressed":null,"unsaid":false}",
      "booking-dashboard/payment/SUN1001/balance/80000 {"purchase":{"kind":"balance","bookingRef":"SUN1001","owed":80000},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"accepted","reference":"PAY-9"},"submission":{"amount":80000,"at":0,"known":["PAY-1"],"wish":null},"notice":"pending","isWithheld":false,"page":"page-1","pressed":{"amount":80000,"at":0,"known":["PAY-1"],"wish":null},"unsaid":false}",
      "booking-dashboard/payment/SUN1001/plan/create/d1 {"purchase":{"kind":"plan","bookingRef":"SUN1001","stood":"d1","action":"create"},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"check","secret":null,"reference":null,"open":true},"submission":{"amount":0,"at":0,"known":[],"wish":{"day":5,"card":"d2","cardBefore":null}},"notice":null,"isWithheld":false,"page":"page-1","pressed":{"amount":0,"at":0,"known":[],"wish":{"day":5,"card":"d2","cardBefore":null}},"unsaid":false}",
      "booking-dashboard/payment/SUN1001/plan/changePayment/d1 {"purchase":{"kind":"plan","bookingRef":"SUN1001","stood":"d1","action":"changePayment"},"generation":2,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"checked","reference":"PAY-9","declined":true},"submission":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"notice":"challengeFailed","isWithheld":true,"page":"page-1","pressed":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"unsaid":true}",
      "booking-dashboard/payment/SUN1001/plan/changeDay/d1 {"purchase":{"kind":"plan","bookingRef":"SUN1001","stood":"d1","action":"changeDay"},"generation":0,"lastRequest":1,"unanswered":[1],"attempt":{"kind":"checked","reference":null},"submission":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"notice":null,"isWithheld":false,"page":"page-1","pressed":{"amount":24000,"at":1780000000000,"known":null,"wish":null},"unsaid":false}",
      "booking-dashboard/payment-secret/SUN1001/plan/create/d1 0 pi_1_secret_2",
    ]
  `)
  expect(vault.all()).toEqual(kinds)
})

it('what the previous release stored is read', () => {
  const lasting = createMemoryStore()
  const session = createMemoryStore()
  for (const [key, text] of previous) lasting.set(key, text)
  session.set('booking-dashboard/payment-secret/SUN1001/plan/create/d1', '0 pi_1_secret_2')
  expect(createPaymentVault({ lasting, session }).all()).toEqual(kinds)
})

it.each<[string, StoredPaymentOfPage, boolean]>([
  ['has no answer', none, true],
  ['was taken', { ...none, unanswered: [], attempt: { kind: 'accepted', reference: null } }, true],
  ['ended, and only its key is spent', { ...none, generation: 1, unanswered: [] }, false],
  ['is a change of a plan', { ...none, purchase: { ...plan, action: 'create' } }, false],
])('of the stored payments, one that %s is under way: %#', (_, payment, isUnderWay) => {
  const lasting = createMemoryStore()
  lasting.set(`${paymentPrefix}unreadable`, '{')
  expect(hasPaymentUnderWay(lasting)).toBe(false)
  createPaymentVault({ lasting, session: createMemoryStore() }).write(nameOf(payment.purchase), payment)
  expect([hasStoredPayments(lasting), hasPaymentUnderWay(lasting)]).toEqual([true, isUnderWay])
})

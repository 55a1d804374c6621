import { type CheckoutState, texts } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { saidOtherwise } from './saidOfView.js'

type Open = Extract<CheckoutState, { kind: 'open' }>

const facts = {
  subject: 'basket',
  bookingRef: 'SUN1001',
  money: 'none',
  amountThen: null,
  amountNow: null,
  isOtherAmount: false,
  reasons: [],
  sender: 'thisPage',
  mayArrive: false,
  isUnderWay: false,
  isAsItWas: false,
  isGone: false,
  can: [],
  earlier: [],
  failedBefore: null,
} as const

const { payment, screen } = texts
const words = { heading: '', charged: [], now: [], next: [], startAgain: null, progress: null }
const page = (change: Partial<Open>): Open => ({
  ...{ kind: 'open', basket: null, purchase: null, total: null, newTotal: null, isStillThere: false, isFree: false },
  ...{ words: null, payment: { ...facts, kind: 'checking' }, form: 'none', terms: { kind: 'none', obstacle: null } },
  ...change,
})
const undecided = { ...facts, kind: 'undecided', because: 'pending', payment: null, contactSupport: false } as const
const { startAgainAction } = payment.undecided
const unknown = { ...words, heading: payment.headings.undecided }
const steps = (...states: readonly ('done' | 'current' | 'toCome')[]) => ({
  label: '',
  steps: (['sending', 'bank', 'confirming'] as const).map((stage, index) => ({
    label: screen.checkout.progress.stages[stage],
    state: states[index] ?? 'toCome',
    note: undefined,
  })),
})
const moving = { ...words, heading: payment.headings.moving, charged: [payment.charged.moving] }
const confirming = { ...facts, kind: 'moving', stage: 'confirming' } as const

it.each<readonly [string, Open, number]>([
  ['nothing while it is checked', page({}), 0],
  ['something while it is checked', page({ words: unknown }), 1],
  ['a form that is hidden', page({ payment: { ...facts, kind: 'form', failure: null }, form: 'hidden' }), 1],
  [
    'a form beside a booking that failed',
    page({ payment: { ...facts, kind: 'bookingFailed', paymentId: 'P' }, form: 'hidden' }),
    2,
  ],
  [
    'a way on',
    page({ payment: { ...undecided, mayStartAgain: true }, words: { ...unknown, startAgain: startAgainAction } }),
    0,
  ],
  ['no way on', page({ payment: { ...undecided, mayStartAgain: false }, words: unknown }), 1],
  [
    'another heading',
    page({ payment: { ...undecided, because: 'challenge', mayStartAgain: true }, words: unknown }),
    2,
  ],
  ['its steps', page({ payment: confirming, words: { ...moving, progress: steps('done', 'done', 'current') } }), 0],
  [
    'its steps in disorder',
    page({ payment: confirming, words: { ...moving, progress: steps('toCome', 'done', 'current') } }),
    1,
  ],
  [
    'a check of the bank that nothing proves',
    page({
      payment: { ...facts, kind: 'moving', stage: 'received' },
      words: { ...moving, progress: steps('done', 'done', 'current') },
    }),
    1,
  ],
  ['another step', page({ payment: confirming, words: { ...moving, progress: steps('current') } }), 1],
  [
    'nothing of the money',
    page({ payment: confirming, words: { ...moving, charged: [], progress: steps('done', 'done', 'current') } }),
    1,
  ],
])('a page of a payment that shows %s', (_what, state, count) => {
  expect(saidOtherwise('basket', state, true)).toHaveLength(count)
})

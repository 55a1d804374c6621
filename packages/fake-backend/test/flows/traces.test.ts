import { type Dashboard, resaleStatus } from '@booking-dashboard/core'
import { expect, it } from 'vitest'
import { createTestBed } from '../../src/journeys/TestBed.js'
import { address, card, changes, ref, tickets } from './someInputs.js'

interface UseCase {
  readonly before?: (dashboard: Dashboard) => Promise<unknown>
  readonly run: (dashboard: Dashboard) => Promise<unknown>
  /** Loses the answer of the call with this name. */
  readonly lost?: string
}

const useCases: Readonly<Record<string, UseCase>> = {
  'a change of the customer': { run: ({ customer }) => customer.update({ changes }) },
  'an address for deliveries': {
    run: ({ customer }) => customer.updateDeliveries({ changes: { address }, bookingRefs: [ref, 'SUN1003'] }),
  },
  'a change of another customer': {
    run: ({ customer }) => customer.updateAdditional({ customerId: '7101', bookingRef: ref, changes }),
  },
  'a delivery address': { run: ({ deliveryAddress }) => deliveryAddress(ref).update(address) },
  'a delivery address for several': { run: ({ deliveryAddress }) => deliveryAddress(ref).update(address, ['SUN1003']) },
  'an answer': {
    before: ({ bookingQuestions }) => bookingQuestions(ref).open(),
    run: ({ bookingQuestions }) =>
      bookingQuestions(ref).save({ customerId: '7001', changes: { requiredData: { dietary_requirements: 'Vegan' } } }),
  },
  'an answer of another customer': {
    before: ({ bookingQuestions }) => bookingQuestions(ref).open(),
    run: ({ bookingQuestions }) =>
      bookingQuestions(ref).save({ customerId: '7101', changes: { requiredData: { dietary_requirements: 'Vegan' } } }),
  },
  'a change of the resale': {
    before: ({ resale }) => resale('SUN1003').open(),
    run: ({ resale }) => resale('SUN1003').update([{ id: '5303', status: resaleStatus.cancel }]),
  },
  'a change of the resale without an answer': {
    before: ({ resale }) => resale('SUN1003').open(),
    run: ({ resale }) => resale('SUN1003').update([{ id: '5303', status: resaleStatus.cancel }]),
    lost: 'cancelResale',
  },
  'a copy on this device': {
    before: ({ bookings }) => bookings.load('SUN1002'),
    run: ({ offlineCopy }) => offlineCopy('SUN1002').save(),
  },
  'tickets for the basket': {
    before: ({ bookings }) => bookings.load(ref),
    run: ({ basket }) => basket(ref).addTickets({ tickets }),
  },
  'the removal of the last line': {
    before: ({ basket }) => basket(ref).addTickets({ tickets }),
    run: ({ basket }) => basket(ref).remove(['tickets/1']),
  },
  'the payment of a balance': {
    before: ({ balancePayment }) => balancePayment(ref, 'outstanding').open(),
    run: ({ balancePayment }) => balancePayment(ref, 'outstanding').pay(card),
  },
  'the payment of a basket': {
    before: async ({ basket, checkout }) => {
      await basket(ref).addTickets({ tickets })
      await checkout(ref).open()
    },
    run: ({ checkout }) => checkout(ref).pay(card),
  },
}

it.each(Object.entries(useCases))('%s has one trace', async (_, { before, run, lost }) => {
  const sent: string[] = []
  const bed = createTestBed(1, {
    observer: {
      onRequest: (_tab, url, init) => {
        const trace = new Headers(init?.headers).get('traceparent')?.split('-')[1]
        sent.push(`${trace} ${init?.method} ${new URL(String(url)).pathname}`)
      },
    },
  })
  await bed.begin(bed.tab())
  await bed.signIn()
  await bed.clock.advance(0)
  const { dashboard } = bed.tab()
  if (before !== undefined) await bed.run(() => before(dashboard))
  await bed.clock.advance(0)
  if (lost !== undefined)
    bed.backend.faults.add({ match: { path: lost }, times: 'once', effect: { kind: 'lostAnswer' } })
  sent.length = 0
  await bed.run(() => run(dashboard))
  const [trace = ''] = sent[0]?.split(' ') ?? []
  expect(sent.length).toBeGreaterThan(1)
  expect(sent.filter((call) => !call.startsWith(trace))).toEqual([])
})

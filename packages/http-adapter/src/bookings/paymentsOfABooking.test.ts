import { isRight } from 'fp-ts/lib/Either.js'
import { expect, it } from 'vitest'
import { json } from '../../test/fakeFetch.js'
import { amount, bookingWire } from '../../test/sampleAnswers.js'
import { context, transportOver } from '../../test/transportOver.js'
import { createHttpBookingsApi } from './HttpBookingsApi.js'

const paymentWith = async (fields: object) => {
  const booking = { ...bookingWire, payments: [{ ...bookingWire.payments[0], ...fields }] }
  const { transport } = transportOver(json({ booking }))
  const answer = await createHttpBookingsApi(transport).get('SUN1001', context)()
  return isRight(answer) ? answer.right.payments[0] : answer.left.kind
}

it.each([true, false])('says whether the prices include a payment: %s', async (counted) => {
  expect(await paymentWith({ counted })).toMatchObject({ counted })
})

it.each([{}, { counted: null }])('leaves it open if the back end does: %o', async (fields) => {
  expect(await paymentWith(fields)).not.toHaveProperty('counted')
})

it('is refused if the field has another shape', async () => {
  expect(await paymentWith({ counted: 'yes' })).toBe('decode')
})

it('distinguishes empty apportionments from missing ones', async () => {
  expect(await paymentWith({ apportionments: [] })).toMatchObject({ apportionments: [] })
  expect(await paymentWith({})).not.toHaveProperty('apportionments')
})

it('lists what it paid for', async () => {
  const bought = [
    { name: 'The Firebird: Stalls', quantity: 2, amount: amount(14_500) },
    { name: 'Lounge: Private guide', quantity: 1, amount: amount(-500), price_display_code: 2 },
    { name: 'Late arrival', quantity: 1, amount: amount(0), price_display_code: null },
  ]
  expect(await paymentWith({ bought })).toMatchObject({
    bought: [
      { name: 'The Firebird: Stalls', quantity: 2, amount: 14_500, priceDisplayCode: 1 },
      { name: 'Lounge: Private guide', quantity: 1, amount: -500, priceDisplayCode: 2 },
      { name: 'Late arrival', quantity: 1, amount: 0, priceDisplayCode: 1 },
    ],
  })
})

it.each([{}, { bought: null }])('lists nothing if the back end does not: %o', async (fields) => {
  expect(await paymentWith(fields)).not.toHaveProperty('bought')
})

it.each([
  [{ name: 'Stalls', quantity: 2 }],
  [{ name: 'Stalls', quantity: '2', amount: amount(1) }],
  [{ quantity: 2, amount: amount(1) }],
])('is refused if its list of items has another shape: %o', async (item) => {
  expect(await paymentWith({ bought: [item] })).toBe('decode')
})

import { basketEndpoints } from '@booking-dashboard/http-adapter/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSignedInSetting } from '../../test/api/createSetting.js'
import { planOf } from '../../test/api/planning.js'
import { bookingOf, fillBasket, key, pay, paymentsOf, ref, statusOf, twoStalls } from '../../test/api/shopping.js'
import type { Visitor } from '../../test/api/createVisitor.js'

const enter = async (name = 'demo') => {
  const setting = await createSignedInSetting(name)
  const { visitor, backend } = setting
  const booking = name === 'plan' ? 'PLN2001' : ref
  const seen = () => bookingOf(visitor, booking)
  const owed = async (): Promise<number> => (await seen()).prices.outstanding_balance.value
  const payBalance = async (which: number): Promise<string> => {
    const { answer } = await pay(visitor, { booking, amount: await owed(), key: key(which) })
    return answer?.payment.reference ?? ''
  }
  return { ...setting, booking, seen, owed, payBalance, payments: backend.payments }
}

/** Checks a rule of the contract: the counted payments and the balance add up to the total. */
const addsUp = async (visitor: Visitor, booking: string): Promise<void> => {
  const { prices, payments } = await bookingOf(visitor, booking)
  const counted = payments.filter((row) => row.counted).reduce((sum, { amount }) => sum + amount.value, 0)
  expect(counted).toBe(prices.paid.value)
  expect(counted + prices.outstanding_balance.value).toBe(prices.total_booking_price.value)
}

describe('returned money', () => {
  it.each(['refund', 'chargeBack'] as const)(
    'by a %s is a row of its own, and the amount is due again',
    async (how) => {
      const { seen, owed, payBalance, payments, backend, visitor } = await enter()
      const due = await owed()
      const paid = await payBalance(1)
      const row = payments[how]({ payment: paid })
      const date = { iso_value: '2026-03-02T09:00:00.000Z' }
      expect((await seen()).payments.at(-1)).toEqual({
        reference: row,
        type: how === 'refund' ? 'refund' : 'chargeback',
        amount: { value: -due },
        payment_date: date,
        status: { value: 2 },
        card: { four_digits: '4242' },
        counted: true,
        apportionments: [{ reference: ref, net_amount: { value: -due }, apportionment_date: date }],
      })
      expect(await owed()).toBe(due)
      expect((await seen()).payments).toContainEqual(
        expect.objectContaining({ reference: paid, status: { value: 2 }, counted: true, amount: { value: due } }),
      )
      expect((await seen()).payment_status.code).toBe(10)
      expect(backend.inspect.returns()).toMatchObject([{ id: row, payment: paid, bookingRef: ref, amount: due }])
      await addsUp(visitor, ref)
    },
  )

  it.each(['refund', 'chargeBack'] as const)('by a %s may change the row of its payment to status 6', async (how) => {
    const { seen, owed, payBalance, payments, visitor } = await enter()
    const due = await owed()
    const paid = await payBalance(1)
    const before = (await seen()).payments.length
    expect(payments[how]({ payment: paid, listed: 'failed' })).toBe(paid)
    expect((await seen()).payments).toHaveLength(before)
    const row = (await seen()).payments.find(({ reference }) => reference === paid)
    expect(row).toMatchObject({ status: { value: 6 }, counted: false, idempotency_key: key(1), amount: { value: due } })
    expect(row?.apportionments).toBeUndefined()
    expect(await owed()).toBe(due)
    await addsUp(visitor, ref)
  })

  it('leaves the answer of the payment’s key unchanged, and the amount is paid under another key', async () => {
    const { owed, payBalance, payments, backend } = await enter()
    const due = await owed()
    const paid = await payBalance(1)
    payments.refund({ payment: paid })
    expect(await payBalance(1)).toBe(paid)
    expect(backend.inspect.charges()).toHaveLength(1)
    expect(await payBalance(2)).not.toBe(paid)
    expect(backend.inspect.charges().map(({ amount }) => amount)).toEqual([due, due])
    expect(await owed()).toBe(0)
  })

  it('can be partial, and never exceeds what was paid', async () => {
    const { owed, payBalance, payments, visitor } = await enter()
    const due = await owed()
    const paid = await payBalance(1)
    payments.refund({ payment: paid, amount: 5000 })
    expect(await owed()).toBe(5000)
    expect(() => payments.refund({ payment: paid, amount: due })).toThrow(
      `Of ${paid} there is ${due - 5000} left, not ${due}.`,
    )
    expect(() => payments.refund({ payment: paid, listed: 'failed' })).toThrow('A part of')
    payments.chargeBack({ payment: paid })
    expect(await owed()).toBe(due)
    expect(() => payments.refund({ payment: paid })).toThrow(`All of ${paid} has gone back already.`)
    await addsUp(visitor, ref)
  })

  it.each([
    ['PAY-60118', 60_000],
    ['by telephone', 5000],
  ])('may be that of a payment without a request: %s', async (which, amount) => {
    const { owed, payments, visitor } = await enter()
    const reference = which === 'by telephone' ? payments.enter(ref, amount) : which
    const before = await owed()
    payments.refund({ payment: reference, listed: 'failed' })
    expect(await owed()).toBe(before + amount)
    await addsUp(visitor, ref)
  })

  it('of a basket leaves its items in the booking, whose balance rises', async () => {
    const { visitor, seen, owed, payments } = await enter()
    const before = await owed()
    const basketId = await fillBasket(visitor)
    const { answer } = await pay(visitor, { basketId })
    const tickets = (await seen()).tickets.length
    payments.refund({ payment: answer?.payment.reference ?? '', listed: 'failed' })
    expect(await owed()).toBe(before + twoStalls)
    expect((await seen()).tickets).toHaveLength(tickets)
    expect(await statusOf(visitor)).toBe('paid')
    expect(await paymentsOf(visitor)).toMatchObject([{ paid: false, status: 6 }])
    await addsUp(visitor, ref)
  })

  it.each(['row', 'failed'] as const)(
    'of a basket that could not become a booking abandons the basket, and changes no price (%s)',
    async (listed) => {
      const { visitor, seen, backend, payments } = await enter()
      const before = await seen()
      const basketId = await fillBasket(visitor)
      payments.setNextOutcome({ kind: 'paidButBookingFailed' })
      const { answer } = await pay(visitor, { basketId })
      const row = payments.refund({ payment: answer?.payment.reference ?? '', listed })
      expect((await seen()).prices).toEqual(before.prices)
      expect((await seen()).payments.find(({ reference }) => reference === row)?.counted).toBe(false)
      const asked = await visitor.call(basketEndpoints.status, { params: { ref }, query: { basket_id: basketId } })
      expect(asked.answer?.status).toBe('cancelled')
      expect(backend.inspect.bookings()[0]?.available['41011']).toBe(
        (await createSignedInSetting()).backend.inspect.bookings()[0]?.available['41011'],
      )
      await addsUp(visitor, ref)
    },
  )

  it.each([
    ['PAY-60371', 'PAY-60371 has moved no money.'],
    ['PAY-99999', 'There is no payment PAY-99999.'],
  ])('is refused if there is nothing to return: %s', async (payment, sentence) => {
    const { payments } = await enter()
    expect(() => payments.refund({ payment })).toThrow(sentence)
  })

  it('cannot be returned twice: returned money is no payment', async () => {
    const { payments } = await enter()
    const row = payments.refund({ payment: 'PAY-60118', amount: 100 })
    expect(() => payments.refund({ payment: row })).toThrow(`${row} is money that has gone back.`)
  })
})

describe('a price change', () => {
  it.each([5000, -5000])(
    'by %i changes the total, the amount due and a line, so that the summary adds up',
    async (by) => {
      const { backend, seen, visitor } = await enter()
      const before = await seen()
      backend.bookings.changePrice(ref, by)
      const after = await seen()
      expect(after.prices.total_booking_price.value).toBe(before.prices.total_booking_price.value + by)
      expect(after.prices.booking_price.value).toBe(before.prices.booking_price.value + by)
      expect(after.prices.outstanding_balance.value).toBe(before.prices.outstanding_balance.value + by)
      expect(after.prices.paid).toEqual(before.prices.paid)
      await addsUp(visitor, ref)
    },
  )

  it('reduces line by line, and never below the cost of the lines', async () => {
    const { backend, seen } = await enter()
    const { booking_fee, discounts, booking_price: price } = (await seen()).prices
    const most = Number(/costs (\d+)/.exec(problemOf(() => backend.bookings.changePrice(ref, -99_999_999)))?.[1])
    backend.bookings.changePrice(ref, -most)
    const after = await seen()
    expect(after.prices.booking_price.value).toBe(price.value - most)
    expect([after.prices.booking_fee, after.prices.discounts]).toEqual([booking_fee, discounts])
    expect(after.payment_status.code).toBe(50)
  })

  it('is refused for an unknown booking', async () => {
    const { backend } = await enter()
    expect(() => backend.bookings.changePrice('NONE', 1)).toThrow('There is no booking NONE.')
  })
})

const problemOf = (run: () => void): string => {
  try {
    run()
  } catch (error) {
    return String(error)
  }
  return ''
}

describe('a running payment plan', () => {
  it('spreads the balance again, and collects less after a reduction', async () => {
    const { backend, visitor, owed, booking } = await enter('plan')
    const toPay = async (): Promise<number> => {
      const plan = await planOf(visitor, booking)
      const toCome = (plan?.projection ?? []).reduce((sum, { amount }) => sum + amount.value, 0)
      return toCome + (plan?.overdue_amount?.value ?? 0)
    }
    const steps: readonly (() => void)[] = [
      () => backend.payments.chargeBack({ payment: 'PAY-59320' }),
      () => backend.bookings.changePrice(booking, 7001),
      () => backend.bookings.changePrice(booking, -20_000),
      () => void backend.payments.enter(booking, 5000),
      () => void backend.payments.refund({ payment: 'PAY-59011', amount: 333 }),
    ]
    expect(await toPay()).toBe(await owed())
    for (const step of steps) {
      step()
      expect(await toPay()).toBe(await owed())
    }
    backend.bookings.changePrice(booking, -(await owed()))
    expect([await toPay(), await owed()]).toEqual([0, 0])
    expect((await planOf(visitor, booking))?.status).toBe(3)
  })

  it('makes overdue what no date before the departure can collect', async () => {
    const { backend, visitor, owed, booking, advance } = await enter('plan')
    const [, , , , last = ''] =
      backend.inspect
        .bookings()
        .find(({ reference }) => reference === booking)
        ?.instalments.map(({ due }) => due) ?? []
    advance(Date.parse(last) - backend.clock.now() + 86_400_000)
    await visitor.signIn('plan')
    await pay(visitor, { booking, amount: await owed(), key: key(9) })
    expect((await planOf(visitor, booking))?.status).toBe(3)
    backend.bookings.changePrice(booking, 400)
    expect([await owed(), (await planOf(visitor, booking))?.overdue_amount?.value]).toEqual([400, 0])
  })
})

describe('any sequence of payments and returns', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('pay' as const) }),
    fc.record({ do: fc.constant('buy' as const), fails: fc.boolean() }),
    fc.record({ do: fc.constant('telephone' as const), amount: fc.integer({ min: 1, max: 30_000 }) }),
    fc.record({ do: fc.constant('price' as const), by: fc.integer({ min: -40_000, max: 40_000 }) }),
    fc.record({
      do: fc.constantFrom('refund' as const, 'chargeBack' as const),
      which: fc.nat(20),
      part: fc.option(fc.integer({ min: 1, max: 30_000 }), { nil: undefined }),
      listed: fc.constantFrom('row' as const, 'failed' as const),
    }),
  )

  it('keeps counted payments and balance equal to the total, to the penny', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { backend, visitor, payments, owed } = await enter()
        const returned = () => backend.inspect.returns().reduce((sum, { amount }) => sum + amount, 0)
        let expected = await owed()
        for (const [index, one] of steps.entries()) {
          if (one.do === 'pay' && expected > 0) {
            await pay(visitor, { amount: expected, key: key(index + 1) })
            expected = 0
          }
          if (one.do === 'buy') {
            if (one.fails) payments.setNextOutcome({ kind: 'paidButBookingFailed' })
            await pay(visitor, { basketId: await fillBasket(visitor), key: key(index + 1) })
          }
          if (one.do === 'telephone') {
            payments.enter(ref, one.amount)
            expected -= one.amount
          }
          if (one.do === 'price' && problemOf(() => backend.bookings.changePrice(ref, one.by)) === '')
            expected += one.by
          if (one.do === 'refund' || one.do === 'chargeBack') {
            const rows = (await bookingOf(visitor)).payments
            const { reference = '', counted } = rows[one.which % rows.length] ?? {}
            const before = returned()
            const amount = one.do === 'refund' && one.part !== undefined ? { amount: one.part } : {}
            problemOf(() => payments[one.do]({ payment: reference, listed: one.listed, ...amount }))
            if (counted === true) expected += returned() - before
          }
          expect(await owed()).toBe(expected)
          await addsUp(visitor, ref)
        }
      }),
      { numRuns: 100, seed: 25 },
    )
  })
})

import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { networkFailure, serverFailure, unauthorised } from '../failure/ApiFailure.js'
import { minor, zeroMinor } from '../money/Money.js'
import { bookingPayment, openPayment, owing, pendingPayment, shownTotal } from '../testing/openPayment.js'

const refusal = (code: string) => left(serverFailure([{ code, message: null }]))
const paidNow = owing(zeroMinor, [bookingPayment('PAY-1', 2, minor(1)), bookingPayment('PAY-9', 2)])
const before = owing(shownTotal, [bookingPayment('PAY-1', 2, minor(1))])

const atPayInFull = async () => {
  const journey = openPayment()
  journey.held.booking = before
  journey.standAt('/booking/SUN1001/pay-in-full')
  await journey.payment.reconcileBalance()
  return journey
}

describe('what another tab did', () => {
  it('is told as paid where it was paid since the form was shown', async () => {
    const { payBalance, requests, said, held } = await atPayInFull()
    held.booking = paidNow
    expect((await payBalance()).kind).toBe('idle')
    expect([requests, said]).toEqual([[], ['Your payment was made successfully!']])
  })

  it('is told as paid where the back end says that nothing is owed, or another amount', async () => {
    for (const code of ['16000040', '16000307']) {
      const { payBalance, answers, bookingAnswers, held, said } = await atPayInFull()
      bookingAnswers.push(right(before))
      held.booking = paidNow
      answers.push(refusal(code))
      expect((await payBalance()).kind).toBe('idle')
      expect(said, code).toEqual(['Your payment was made successfully!'])
    }
  })
})

describe('an attempt that failed, while another tab paid the same', () => {
  it('is told as paid', async () => {
    const { payment, held, vault, said } = await atPayInFull()
    vault.set('SUN1001', pendingPayment({ basketId: null, standing: 'accepted', reference: 'PAY-8', known: ['PAY-1'] }))
    held.booking = { ...paidNow, payments: [...before.payments, bookingPayment('PAY-8', 6), bookingPayment('PAY-9', 2)] }
    expect((await payment.checkNow()).kind).toBe('idle')
    expect(said).toEqual(['Your payment was made successfully!'])
  })
})

describe('a payment of another tab that was watched and failed', () => {
  it('is not said to have failed where that tab paid at its next attempt', async () => {
    const { payment, held, said, time } = await atPayInFull()
    held.booking = owing(shownTotal, [...before.payments, bookingPayment('PAY-8', 7)])
    expect((await payment.reconcileBalance()).kind).toBe('undecided')
    held.booking = { ...paidNow, payments: [...before.payments, bookingPayment('PAY-8', 6), bookingPayment('PAY-9', 2)] }
    await time.advance(5000)
    expect(said).toEqual(['Your payment was made successfully!'])
  })
})

describe('a session that is over when the balance is asked for', () => {
  it('is said, before a form is shown and at the press', async () => {
    for (const ask of ['reconcileBalance', 'payBalance'] as const) {
      const { payment, payBalance, bookingAnswers, visited } = await atPayInFull()
      bookingAnswers.push(left(unauthorised([])))
      await (ask === 'payBalance' ? payBalance() : payment.reconcileBalance())
      expect(visited, ask).toEqual(['/login'])
    }
  })
})

describe('the record of a payment that was made', () => {
  it('stays until the customer was told: whoever reloads while the booking is loaded anew is told too', async () => {
    const { payBalance, bookings, payment, vault } = await atPayInFull()
    const kept: string[] = []
    bookings.booking('SUN1001').subscribe(({ kind }) => kept.push(`${kind} ${vault.size}`))
    payment.state$.subscribe(({ kind }) => kept.push(`${kind} ${vault.size}`))
    await payBalance()
    expect(kept.slice(kept.lastIndexOf('polling 1') + 1)).toEqual(['loading 1', 'loaded 1', 'settled 0', 'idle 0'])
  })
})

describe('starting over from a payment that ended meanwhile', () => {
  it('tells how it ended, also where the second look is the first to see it', async () => {
    const { payment, answers, bookingAnswers, held, time, payBalance, said } = await atPayInFull()
    const open = owing(shownTotal, [...before.payments, bookingPayment('PAY-9', 7)])
    answers.push(left(networkFailure))
    bookingAnswers.push(right(before))
    held.booking = open
    const end = payBalance()
    await time.advance(25_000)
    expect(await end).toMatchObject({ kind: 'undecided', mayStartOver: true })
    bookingAnswers.push(right(open))
    held.booking = paidNow
    expect((await payment.startOver()).kind).toBe('idle')
    expect(said).toEqual(['Your payment was made successfully!'])
  })

  it('finds a payment that is processed after all by the reference of the one that was left', async () => {
    const { payment, answers, bookingAnswers, held, time, payBalance, said } = await atPayInFull()
    const open = owing(shownTotal, [...before.payments, bookingPayment('PAY-9', 7)])
    answers.push(left(networkFailure))
    bookingAnswers.push(right(before))
    held.booking = open
    const end = payBalance()
    await time.advance(25_000)
    await end
    expect((await payment.startOver()).kind).toBe('idle')
    answers.push(refusal('16000301'))
    bookingAnswers.push(right(open), right(open))
    held.booking = paidNow
    const again = payBalance()
    await time.advance(25_000)
    expect((await again).kind).toBe('idle')
    expect(said.at(-1)).toBe('Your payment was made successfully!')
  })
})

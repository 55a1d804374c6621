import { describe, expect, it } from 'vitest'
import { pendingPayment, readyToPay } from '../testing/openPayment.js'

describe('a press beside that of another tab', () => {
  it('sends nothing, and tells how the other one ended although its record is gone by then', async () => {
    const { pay, payment, bank, vault, requests, time, said } = await readyToPay()
    bank.meanwhile = () => void vault.set('SUN1001', pendingPayment({ standing: 'sent' }))
    await pay()
    expect(requests).toEqual([])
    expect(payment.state$.value.kind).toBe('undecided')
    vault.delete('SUN1001')
    await time.advance(5000)
    expect(said).toEqual(['Item(s) successfully added to booking.'])
    expect(payment.state$.value.kind).toBe('idle')
  })
})

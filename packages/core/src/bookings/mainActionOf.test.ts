import { describe, expect, it } from 'vitest'
import { minor } from '../money/Money.js'
import type { PaymentState } from '../payment/PaymentState.js'
import { aBooking } from '../testing/aBooking.js'
import { mainActionOf } from './mainActionOf.js'

const idle: PaymentState = { kind: 'idle' }
const intent = { bookingRef: 'SUN1001', basketId: null, amount: minor(100), idempotencyKey: 'k' }
const paid = aBooking('SUN1001')
const owing = { ...paid, outstandingBalance: minor(100) }

describe('the main action of a booking', () => {
  it('is to pay while something is owed, whatever lies in the basket', () => {
    expect(mainActionOf(owing, 0, idle)).toBe('pay')
    expect(mainActionOf(owing, 2, idle)).toBe('pay')
  })

  it('is the basket once all is paid, or tickets where it is empty', () => {
    expect(mainActionOf(paid, 2, idle)).toBe('viewBasket')
    expect(mainActionOf(paid, 0, idle)).toBe('addTickets')
  })

  it('is not known to be needed before the payments are read, and still offered', () => {
    expect(mainActionOf(owing, 0, { kind: 'unchecked', failure: null })).toBe('pay')
  })

  it('is none while a payment is on its way or its end is not known', () => {
    expect(mainActionOf(owing, 0, { kind: 'undecided', intent, nextCheckAt: 0, mayStartOver: false })).toBeNull()
    expect(mainActionOf(owing, 0, { kind: 'polling', intent, attempt: 0 })).toBeNull()
  })

  it('is none of a cancelled booking', () => {
    expect(mainActionOf({ ...owing, status: 'cancelled' }, 1, idle)).toBeNull()
  })
})

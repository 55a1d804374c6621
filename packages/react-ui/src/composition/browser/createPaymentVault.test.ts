import { minor, type PendingPayment } from '@booking-dashboard/core'
import { describe, expect, it } from 'vitest'
import { createPaymentVault } from './createPaymentVault'

const pending: PendingPayment = {
  bookingRef: 'SUN1001',
  basketId: 'b-1',
  amount: minor(24_000),
  idempotencyKey: 'key-1',
  startedAt: 1_780_000_000_000,
  clientSecret: 'pi_1_secret_2',
  standing: 'unreached',
  reference: 'PAY-61001',
  known: ['PAY-1', 'PAY-2'],
}

/** As the platform's: what is kept are properties of their own. */
const createStorage = (): Storage => {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void delete storage[key],
  }
  const storage = Object.create(methods) as Storage
  return storage
}
const createBrowser = () => {
  const lasting = createStorage()
  return { lasting: () => lasting, newTab: () => ({ lasting: () => lasting, session: createSession() }) }
}
const createSession = () => {
  const storage = createStorage()
  return () => storage
}

describe('the payment vault', () => {
  it('gives back what was written, until it is cleared', () => {
    const vault = createPaymentVault(createBrowser().newTab())
    vault.write(pending)
    expect(vault.read('SUN1001')).toEqual(pending)
    expect(vault.all()).toEqual([pending])
    expect(vault.read('SUN1002')).toBeNull()
    vault.clear('SUN1001')
    expect(vault.read('SUN1001')).toBeNull()
    expect(vault.all()).toEqual([])
  })

  it('keeps the client secret for the session alone', () => {
    const browser = createBrowser()
    createPaymentVault(browser.newTab()).write(pending)
    expect(JSON.stringify({ ...browser.lasting() })).not.toContain('secret_2')
    expect(createPaymentVault(browser.newTab()).read('SUN1001')).toEqual({ ...pending, clientSecret: null })
  })

  it('does not take the secret of another payment', () => {
    const tab = createBrowser().newTab()
    const vault = createPaymentVault(tab)
    vault.write(pending)
    createPaymentVault({ ...tab, session: createSession() }).write({ ...pending, idempotencyKey: 'key-2', clientSecret: null })
    expect(vault.read('SUN1001')).toEqual({ ...pending, idempotencyKey: 'key-2', clientSecret: null })
  })

  it.each([
    ['not JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another booking', JSON.stringify({ ...pending, bookingRef: 'SUN1002' })],
    ['a fraction', JSON.stringify({ ...pending, amount: 1.5 })],
    ['a negative amount', JSON.stringify({ ...pending, amount: -1 })],
    ['an amount as text', JSON.stringify({ ...pending, amount: '24000' })],
    ['no key', JSON.stringify({ ...pending, idempotencyKey: undefined })],
    ['an empty basket id', JSON.stringify({ ...pending, basketId: '' })],
    ['no start', JSON.stringify({ ...pending, startedAt: null })],
    ['a standing of which nobody heard', JSON.stringify({ ...pending, standing: 'paid' })],
    ['a reference that is a number', JSON.stringify({ ...pending, reference: 61001 })],
    ['known payments that are no list', JSON.stringify({ ...pending, known: 'PAY-1' })],
    ['a known payment without a reference', JSON.stringify({ ...pending, known: ['PAY-1', null] })],
  ])('reads %s as nothing', (_, text) => {
    const tab = createBrowser().newTab()
    tab.lasting().setItem('booking-dashboard/payment/SUN1001', text)
    const vault = createPaymentVault(tab)
    expect(vault.read('SUN1001')).toBeNull()
    expect(vault.all()).toEqual([])
  })

  it('takes a record of a release before for one that left and of which no more is known', () => {
    const tab = createBrowser().newTab()
    const { bookingRef, basketId, amount, idempotencyKey, startedAt } = pending
    const text = JSON.stringify({ bookingRef, basketId, amount, idempotencyKey, startedAt })
    tab.lasting().setItem('booking-dashboard/payment/SUN1001', text)
    const more = { clientSecret: null, standing: 'sent', reference: null, known: null }
    expect(createPaymentVault(tab).read('SUN1001')).toEqual({ bookingRef, basketId, amount, idempotencyKey, startedAt, ...more })
  })

  it('keeps what is named and nothing else that an object may carry', () => {
    const browser = createBrowser()
    const more = { ...pending, card: '4000 0000 0000 9999' }
    createPaymentVault(browser.newTab()).write(more)
    expect(JSON.stringify({ ...browser.lasting() })).not.toContain('9999')
  })

  it('reads as empty where storage is refused, and swallows writes', () => {
    const refused = (): Storage => {
      throw new DOMException('refused', 'SecurityError')
    }
    const vault = createPaymentVault({ lasting: refused, session: refused })
    vault.write(pending)
    vault.clear('SUN1001')
    expect(vault.read('SUN1001')).toBeNull()
    expect(vault.all()).toEqual([])
  })
})

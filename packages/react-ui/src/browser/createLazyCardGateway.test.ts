import { right } from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CardGateway } from '@booking-dashboard/core/ports'
import { createLazyCardGateway } from './createLazyCardGateway'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const token = right({ paymentMethodId: 'pm_card_visa', cardholderName: 'Amelia Hart', expiryDate: '12/30' })
const gateway: CardGateway = {
  tokenise: () => async () => token,
  authenticatePayment: async () => 'completed',
  authenticateSetup: async () => 'completed',
}
const card = {
  publicKey: 'pk_test_1',
  cardholderName: 'Amelia Hart',
  source: { kind: 'paymentMethod', id: 'pm_card_visa' },
} as const

const createTab = () => {
  const storedTexts = new Map<string, string>()
  let reloads = 0
  return {
    reloads: () => reloads,
    around: {
      memory: () => ({
        getItem: (key: string) => storedTexts.get(key) ?? null,
        setItem: (key: string, value: string) => void storedTexts.set(key, value),
        removeItem: (key: string) => void storedTexts.delete(key),
      }),
      isReachable: () => Promise.resolve(true),
      reload: () => void (reloads += 1),
    },
  }
}

it('reloads the page once if the card code is missing, then reports that cards are unavailable, until it loads', async () => {
  const { around, reloads } = createTab()
  let isThere = false
  const cards = createLazyCardGateway(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return gateway
  }, around)
  void cards.tokenise(card)()
  await vi.advanceTimersByTimeAsync(0)
  expect(reloads()).toBe(1)
  expect(await cards.tokenise(card)()).toEqual({ _tag: 'Left', left: { kind: 'unavailable' } })
  expect(await cards.authenticatePayment({ publicKey: 'pk', clientSecret: 's' })).toBe('unknown')
  expect(reloads()).toBe(1)
  isThere = true
  expect(await cards.tokenise(card)()).toEqual(token)
})

import { describe, expect, it } from 'vitest'
import { emptyBasket, passenger, ticketLine } from '../testing/InMemoryBasketApi.js'
import { basketRoom, basketTransport } from '../testing/inMemoryBasketItems.js'
import { checkoutObstacle, invalidSections, paxLeftOver, paxWithoutLines } from './basketChecks.js'

const filled = {
  ...emptyBasket,
  tickets: [ticketLine('t1', 4), ticketLine('t2', 4), ticketLine('t3', 1)],
  pax: [passenger(4), passenger(7)],
}
const wrong = {
  ...filled,
  mandatoryStatus: { ...filled.mandatoryStatus, transport: { valid: false, errors: ['Choose a way home'] } },
}

describe('what stands against checkout', () => {
  it('is nothing where there is something to buy', () => {
    expect(checkoutObstacle(filled)).toBeNull()
  })

  it('is a section that has to be put right', () => {
    expect(checkoutObstacle(wrong)).toBe('mandatorySection')
    expect(invalidSections(wrong)).toEqual([{ section: 'transport', errors: ['Choose a way home'] }])
  })

  it('is a basket that holds passengers alone', () => {
    expect(checkoutObstacle({ ...emptyBasket, pax: [passenger(4)] })).toBe('nothingToBuy')
  })
})

describe('passengers who would be left over', () => {
  it('are those whose last ticket goes', () => {
    expect(paxLeftOver(filled, ['t1', 't2']).map(({ id }) => id)).toEqual([4])
    expect(paxLeftOver(filled, ['t1', 't3'])).toEqual([])
  })

  it('are not those who keep a seat, until it goes too', () => {
    const seated = { ...filled, transport: [{ ...basketTransport('c1'), paxId: 4 }] }
    expect(paxLeftOver(seated, ['t1', 't2'])).toEqual([])
    expect(paxLeftOver(seated, ['t1', 't2'], ['c1']).map(({ id }) => id)).toEqual([4])
  })

  it('are not those who had no ticket before, nor those of the booking', () => {
    expect(paxLeftOver(filled, ['t1', 't2', 't3']).map(({ id }) => id)).toEqual([4])
  })
})

describe('passengers for whom the basket holds nothing', () => {
  it('have neither a ticket nor a seat nor a room', () => {
    expect(paxWithoutLines(filled).map(({ id }) => id)).toEqual([7])
    expect(paxWithoutLines({ ...filled, transport: [{ ...basketTransport('c1'), paxId: 7 }] })).toEqual([])
    expect(paxWithoutLines({ ...filled, accommodations: [{ ...basketRoom('r1'), paxIds: [7] }] })).toEqual([])
  })
})

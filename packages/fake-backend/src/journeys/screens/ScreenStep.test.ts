import { expect, it } from 'vitest'
import { TestContext } from '../model/TestContext.js'
import { ScreenStep, type Walk } from './ScreenStep.js'
import { walks } from './walks.js'

const walk = async (one: Walk, choice = 1): Promise<TestContext> => {
  const context = new TestContext()
  await context.journey.begin(context.journey.tab())
  await context.signIn(context.journey.tab())
  await new ScreenStep(one, choice).run({}, context)
  return context
}

it('a screen that shows something else than the world holds breaks the journey', async () => {
  const countTickets: Walk = {
    words: 'counts the tickets',
    go: async (visit) => visit.equal('the tickets', visit.booking('SUN1001')?.tickets.length, 99),
  }
  await expect(walk(countTickets)).rejects.toThrow('counts the tickets (choice 1): expected the tickets to be 99')
})

it('the same choice draws the same, and a fault of one step is gone in the next', async () => {
  const drawn: number[] = []
  const drawAndBreak: Walk = {
    words: 'draws',
    go: async (visit) => {
      drawn.push(visit.number(1000))
      visit.equal('the faults', visit.backend.faults.list().length, 0)
      visit.plant('getBookings', { kind: 'drop' }, 'always')
    },
  }
  const context = await walk(drawAndBreak, 5)
  await new ScreenStep(drawAndBreak, 5).run({}, context)
  expect(drawn[0]).toBe(drawn[1])
})

it('every step of a screen has a name in the tally', () => {
  expect(new Set(walks.map(({ words }) => words)).size).toBeGreaterThan(40)
  expect(walks.every(({ words }) => /^[a-z]/.test(words))).toBe(true)
})

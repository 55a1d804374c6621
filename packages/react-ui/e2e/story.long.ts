import {
  AddExtras,
  AddTickets,
  cardChoices,
  DiscardBasket,
  Elsewhere,
  OpenBooking,
  Pay,
  PlantFault,
  SignOut,
  type StoryStep,
  Wait,
} from '@booking-dashboard/fake-backend/journeys'
import { expect, test } from '@playwright/test'
import { press, signIn } from './story/press'
import { StoryWorld } from './story/StoryWorld'

test('a story runs on the pages of the product, step by step', async () => {
  const card = cardChoices.find(({ challenged, pays }) => challenged && pays)
  if (card === undefined) throw new Error('No card of the table is checked by the bank')
  const ref = 'SUN1001'
  const patience = 'untilQuiet'
  const world = await StoryWorld.open(1, 'demo@example.com', 120_000)
  try {
    await signIn(world.page, world, 'demo@example.com')
    const story: readonly StoryStep[] = [
      new OpenBooking(ref, patience),
      new AddTickets({ ref, ticketTypeId: '41022', count: 2, passenger: 'newEach' }, patience),
      new AddExtras(ref, 0, 1, patience),
      new Elsewhere('device', { kind: 'discard', ref, patience }),
      new AddTickets({ ref, ticketTypeId: '41011', count: 1, passenger: 1 }, patience),
      new PlantFault({ kind: 'outcome', outcome: { kind: 'pending', polls: 1 } }),
      new Pay({ ref, card, decision: 'complete', patience, unchecked: false }),
      new Wait(10_000),
      new AddTickets({ ref, ticketTypeId: '41011', count: 1, passenger: 2 }, patience),
      new DiscardBasket(ref, patience),
      new SignOut(patience),
    ]
    for (const step of story) expect([step.toString(), await press(step, world)]).toEqual([step.toString(), true])
    expect(world.backend.inspect.charges()).toHaveLength(1)
    await expect(world.page).toHaveURL(/\/login$/)
  } finally {
    await world.end()
  }
})

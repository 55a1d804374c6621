import type { World } from '../../../world/World.js'
import { BookingBuilder } from '../../aWorld.js'
import { addBooking } from '../../addBooking.js'

export interface TrialBooking {
  readonly reference: string
  /** On a payment plan of five instalments, of which one was paid and one failed. */
  readonly onPlan: boolean
}

const weekend = new BookingBuilder({ amex: true })
  .departing(150, 2)
  .due(108)
  .room(100_000)
  .selling('Stalls', { typeId: '77011' })
  .selling('Foyer talk', { typeId: '77012', price: 0, fee: 0 })

/**
 * Adds a small booking to demo@example.com that has a balance, allows a payment plan and sells tickets, one type for
 * free.
 */
export const addTrialBooking = (world: World, { reference, onPlan }: TrialBooking): void => {
  const trial = weekend.named(reference, 'A weekend of music')
  const { description } = onPlan ? trial.onPlan({ paid: 1, overdue: 1, toCome: 3, declines: true }) : trial.paid(20_000)
  addBooking(world, 'demo@example.com', description)
}

import fc from 'fast-check'
import { addTickets } from '../commands/catalogue/AddTickets.js'
import { openBooking } from '../commands/bookings/OpenBooking.js'
import { initialModel, type JourneyModel } from '../model/JourneyModel.js'
import { updateModel } from '../model/updateModel.js'
import { bookingRefs, TestContext, type TestContextOptions } from '../model/TestContext.js'
import { comeToAnEnd } from './comeToAnEnd.js'

/** Where a journey begins; later starts skip the sign-in. */
export type Start = 'atTheDoor' | 'signedIn' | 'atTheTickets' | 'atCheckout'

/** The circumstances of a journey. */
export interface Circumstances extends TestContextOptions {
  readonly start: Start
}

export const setOut = async (context: TestContext, start: Start): Promise<void> => {
  const tab = context.journey.tab()
  await context.journey.begin(tab)
  if (start === 'atTheDoor') return
  await context.signIn(tab)
  if (start === 'signedIn') return
  await context.press(tab, () => openBooking(tab.dashboard, bookingRefs[0]))
  if (start === 'atTheTickets') return
  await context.press(tab, () =>
    addTickets(tab.dashboard, { ref: bookingRefs[0], ticketTypeId: '41011', count: 2, passenger: 1 }),
  )
}

/** Runs one journey. Throws a Violation if an invariant does not hold. */
export const travel = async (
  commands: Iterable<fc.AsyncCommand<JourneyModel, TestContext>>,
  { start, ...options }: Circumstances,
): Promise<void> => {
  const context = new TestContext(options)
  const model = initialModel()
  await setOut(context, start)
  updateModel(model, context)
  await fc.asyncModelRun(() => ({ model, real: context }), commands)
  context.story?.append('(nothing goes wrong any more, and time passes)')
  await comeToAnEnd(context)
  context.noteCalls()
  context.tally.count('journeys')
}

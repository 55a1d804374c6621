import fc from 'fast-check'
import { addTickets } from '../commands/AddTickets.js'
import { openBooking } from '../commands/OpenBooking.js'
import { initialModel, type JourneyModel } from '../model/JourneyModel.js'
import { lookAgain } from '../model/lookAgain.js'
import { bookingRefs, Stage, type StageOptions } from '../model/Stage.js'
import { comeToAnEnd } from './comeToAnEnd.js'

/** Where a journey begins: most of them not at the door again. */
export type Start = 'atTheDoor' | 'signedIn' | 'atTheTickets' | 'atCheckout'

export interface Circumstances extends StageOptions {
  readonly start: Start
}

export const setOut = async (stage: Stage, start: Start): Promise<void> => {
  const tab = stage.journey.tab()
  await stage.journey.begin(tab)
  if (start === 'atTheDoor') return
  await stage.signIn(tab)
  if (start === 'signedIn') return
  await stage.press(tab, () => openBooking(tab.dashboard, bookingRefs[0]))
  if (start === 'atTheTickets') return
  await stage.press(tab, () => addTickets(tab.dashboard, { ref: bookingRefs[0], ticketTypeId: '41011', count: 2, passenger: 1 }))
}

/** One journey: throws a Violation where an invariant does not hold. */
export const travel = async (
  commands: Iterable<fc.AsyncCommand<JourneyModel, Stage>>,
  { start, ...options }: Circumstances,
): Promise<void> => {
  const stage = new Stage(options)
  const model = initialModel()
  await setOut(stage, start)
  lookAgain(model, stage)
  await fc.asyncModelRun(() => ({ model, real: stage }), commands)
  await comeToAnEnd(stage)
  stage.tally.count('journeys')
}

import fc from 'fast-check'
import { endIsFound } from '../invariants/endIsFound.js'
import { hold, holdInvariants } from '../invariants/holdInvariants.js'
import { addTickets } from '../commands/AddTickets.js'
import { openBooking } from '../commands/OpenBooking.js'
import { initialModel, type JourneyModel } from '../model/JourneyModel.js'
import { lookAgain } from '../model/lookAgain.js'
import { bookingRefs, Stage, type StageOptions } from '../model/Stage.js'

/** Where a journey begins: most of them not at the door again. */
export type Start = 'atTheDoor' | 'signedIn' | 'atTheTickets' | 'atCheckout'

export interface Circumstances extends StageOptions {
  readonly start: Start
}

/** Long enough for a bank's check to run out and for the longest pause between two rechecks. */
const longEnough = 22 * 60_000

const setOut = async (stage: Stage, start: Start): Promise<void> => {
  const tab = stage.journey.tab()
  await stage.journey.begin(tab)
  if (start === 'atTheDoor') return
  await stage.signIn(tab)
  if (start === 'signedIn') return
  await stage.press(tab, () => openBooking(tab.dashboard, bookingRefs[0]))
  if (start === 'atTheTickets') return
  await stage.press(tab, () => addTickets(tab.dashboard, { ref: bookingRefs[0], ticketTypeId: '41011', count: 2, passenger: 1 }))
}

/** The mishaps are over, the customer is there, and time passes: every payment has to come to its end. */
const comeToAnEnd = async (stage: Stage): Promise<void> => {
  const { journey } = stage
  journey.backend.faults.clear()
  await stage.pass('untilQuiet')
  journey.bank.decide('close')
  journey.bank.answerOpen('close')
  await stage.pass(longEnough)
  for (const tab of stage.tabs()) {
    await stage.signIn(tab)
    for (const ref of bookingRefs) await stage.pressPayment(tab, tab.dashboard.payment(ref).checkNow)
  }
  await stage.pass(longEnough)
  await stage.pass('untilQuiet')
  holdInvariants(stage)
  hold(stage, endIsFound)
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

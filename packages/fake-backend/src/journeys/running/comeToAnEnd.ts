import { endIsFound } from '../invariants/endIsFound.js'
import { hold, holdInvariants } from '../invariants/holdInvariants.js'
import { bookingRefs, type Stage } from '../model/Stage.js'

/** Long enough for a bank's check to run out and for the longest pause between two rechecks. */
const longEnough = 22 * 60_000

const isSomethingOpen = (stage: Stage): boolean =>
  stage.journey.browser.storage.records.size > 0 ||
  stage.tabs().some(({ dashboard }) => bookingRefs.some((ref) => dashboard.payment(ref).state$.value.kind === 'undecided'))

/** The mishaps are over, the customer is there, and time passes: every payment has to come to its end. */
export const comeToAnEnd = async (stage: Stage): Promise<void> => {
  const { journey } = stage
  journey.backend.faults.clear()
  await stage.pass('untilQuiet')
  journey.bank.decide('close')
  journey.bank.answerOpen('close')
  await stage.pass(longEnough)
  if (isSomethingOpen(stage)) {
    // Whoever was signed out, or was somebody else, comes back to it.
    for (const tab of stage.tabs()) await stage.signIn(tab)
    await stage.pass(longEnough)
  }
  await stage.pass('untilQuiet')
  holdInvariants(stage)
  hold(stage, endIsFound)
}

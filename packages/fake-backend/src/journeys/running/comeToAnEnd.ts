import { endIsFound } from '../invariants/endIsFound.js'
import { hold, holdInvariants } from '../invariants/holdInvariants.js'
import { awaitsNews } from '../model/isStill.js'
import type { TestContext } from '../model/TestContext.js'

/** Until nothing that was sent can be on its way any more, and has been looked for since. */
const longEnough = 31 * 60_000

/** The mishaps are over, the customer is there, and time passes: every payment has to come to its end. */
export const comeToAnEnd = async (context: TestContext): Promise<void> => {
  const { journey } = context
  journey.backend.faults.clear()
  await context.pass('untilQuiet')
  journey.bank.decide('close')
  journey.bank.answerOpen('close')
  await context.pass(longEnough)
  if (awaitsNews(context)) {
    // Whoever was signed out, or was somebody else, comes back to it.
    for (const tab of context.tabs()) await context.signIn(tab)
    await context.pass(longEnough)
  }
  await context.pass('untilQuiet')
  holdInvariants(context)
  hold(context, endIsFound)
}

import { endIsFound } from '../invariants/endIsFound.js'
import { nobodyIsLockedOut } from '../invariants/nobodyIsLockedOut.js'
import { hold, holdInvariants } from '../invariants/holdInvariants.js'
import { awaitsNews } from '../model/isStill.js'
import { bookingRefs, type TestContext } from '../model/TestContext.js'
import { modelOf, purposes, viewOn } from '../oracle/paymentModels.js'
import { minutes } from '../../world/calendar.js'

/** Until nothing that was sent can be on its way any more, and has been looked for since. */
const longEnough = minutes(31)

/** A check that is offered waits for the customer, who opens its page and continues; the bank ends it. */
const continueAtBank = async (context: TestContext): Promise<void> => {
  if (context.browsers().every(({ storage }) => storage.unended().length === 0)) return
  for (const tab of context.tabs()) {
    await context.signIn(tab)
    for (const ref of bookingRefs) {
      if (tab.dashboard.unendedPayment(ref).value?.view.kind !== 'bankOffered') continue
      for (const purpose of purposes) {
        const model = modelOf(tab.dashboard, purpose, ref)
        await context.press(tab, model.open)
        if (viewOn(tab.dashboard, purpose, ref)?.kind === 'bankOffered') await context.press(tab, model.continueAtBank)
      }
    }
  }
  await context.pass('untilQuiet')
}

/** Whoever still owes something opens the page to pay it. */
const openBalances = async (context: TestContext): Promise<void> => {
  const tab = context.journey.tab()
  await context.signIn(tab)
  for (const ref of bookingRefs) {
    await context.press(tab, () => tab.dashboard.bookings.load(ref))
    await context.press(tab, tab.dashboard.balancePayment(ref, 'outstanding').open)
  }
}

/** The faults are over, the customer is there, and time passes: every payment has to come to its end. */
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
  await continueAtBank(context)
  holdInvariants(context)
  hold(context, endIsFound)
  await openBalances(context)
  hold(context, nobodyIsLockedOut)
}

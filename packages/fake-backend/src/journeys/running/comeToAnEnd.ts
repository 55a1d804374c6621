import { endIsFound } from '../invariants/endIsFound.js'
import { nobodyIsLockedOut } from '../invariants/nobodyIsLockedOut.js'
import { hold, holdInvariants } from '../invariants/holdInvariants.js'
import { awaitsNews } from '../model/isStill.js'
import { bookingRefs, type TestContext } from '../model/TestContext.js'
import { modelOf, purposes, viewOn } from '../oracle/paymentModels.js'
import { minutes } from '../../values/calendar.js'

/** Long enough for every sent request to arrive, and for a status check after that. */
const longEnough = minutes(31)

/** An offered challenge waits: the customer opens its page and continues, and the bank ends the challenge. */
const continueAtBank = async (context: TestContext): Promise<void> => {
  if (context.browsers().every(({ storage }) => storage.unended().length === 0)) return
  for (const tab of context.tabs()) {
    await context.signIn(tab)
    for (const ref of bookingRefs) {
      if (tab.dashboard.unendedPayment(ref).value?.status.kind !== 'bankOffered') continue
      for (const purpose of purposes) {
        const model = modelOf(tab.dashboard, purpose, ref)
        await context.press(tab, model.open)
        if (viewOn(tab.dashboard, purpose, ref)?.kind === 'bankOffered') await context.press(tab, model.continueAtBank)
      }
    }
  }
  await context.pass('untilQuiet')
}

/** Opens the payment page of every booking, in case an amount is due. */
const openBalances = async (context: TestContext): Promise<void> => {
  const tab = context.journey.tab()
  await context.signIn(tab)
  for (const ref of bookingRefs) {
    await context.press(tab, () => tab.dashboard.bookings.load(ref))
    await context.press(tab, tab.dashboard.balancePayment(ref, 'outstanding').open)
  }
}

/** After the faults have ended, the customer has signed in and time has passed, every payment has to reach its end. */
export const comeToAnEnd = async (context: TestContext): Promise<void> => {
  const { journey } = context
  journey.backend.faults.clear()
  await context.pass('untilQuiet')
  journey.bank.decide('close')
  journey.bank.answerOpen('close')
  await context.pass(longEnough)
  if (awaitsNews(context)) {
    // A tab that was signed out or used by another customer signs in again.
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

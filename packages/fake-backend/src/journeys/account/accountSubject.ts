import fc from 'fast-check'
import { demoPassword } from '../../worlds/demo/customers/demoCustomers.js'
import { hold, holdInvariants } from '../invariants/holdInvariants.js'
import { bookingRefs, TestContext } from '../model/TestContext.js'
import type { Subject } from '../running/Subject.js'
import { account, type AccountModel, initialAccount, isIn } from './AccountModel.js'
import { accountSteps } from './accountSteps.js'
import { differences } from './details.js'
import { holdAccount } from './holdAccount.js'
import { minutes } from '../../values/calendar.js'

const circumstances = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  legMs: fc.constantFrom(0, 0, 20, 700),
  email: fc.constantFrom('demo@example.com', 'demo@example.com', 'demo@example.com', 'reset@example.com'),
  signedIn: fc.constantFrom(true, false),
})

/** After the faults are removed, one of the passwords signs the customer in, and the page matches the world. */
const comeHome = async (context: TestContext, model: AccountModel): Promise<void> => {
  const { journey } = context
  journey.backend.faults.clear()
  await context.pass('untilQuiet')
  await context.pass(minutes(1))
  const tab = journey.tab()
  for (const password of model.passwords) {
    await context.press(tab, () => tab.dashboard.session.signIn({ email: model.email, password }))
    if (isIn(tab, context)) break
  }
  const { locked } = account(context, model.email)
  hold(context, () => (isIn(tab, context) !== locked ? [] : [`The customer is ${locked ? 'locked and in' : 'out'}`]))
  if (isIn(tab, context)) await context.press(tab, tab.dashboard.customer.load)
  holdInvariants(context)
  holdAccount(context, model)
  hold(context, () => differences(context, tab, model.email))
}

type AccountJourney = [
  { readonly seed: number; readonly legMs: number; readonly email: string; readonly signedIn: boolean },
  Iterable<fc.AsyncCommand<AccountModel, TestContext>>,
]

/**
 * Random journeys through the account: no change is lost, only the customer can sign in, and no data stays after a
 * session.
 */
export const accountSubject: Subject<AccountJourney> = {
  bookingRefs,
  draw: ({ steps, replayPath }) =>
    fc.tuple(
      circumstances,
      fc.commands<AccountModel, TestContext, false>([accountSteps], {
        maxCommands: steps,
        size: 'max',
        ...(replayPath !== undefined && { replayPath }),
      }),
    ),
  travel: async ([{ email, signedIn, ...around }, made], { alsoHeld = [], ...beside }) => {
    const { tally } = beside
    const context = new TestContext({ ...around, ...beside, alsoHeld })
    await context.journey.begin(context.journey.tab())
    if (signedIn) await context.signIn(context.journey.tab(), email)
    const model = initialAccount(email, demoPassword, context)
    await fc.asyncModelRun(() => ({ model, real: context }), made)
    await comeHome(context, model)
    context.noteCalls()
    tally.count('journeys')
  },
}

import fc from 'fast-check'
import { demoPassword } from '../../customer/demoCustomers.js'
import { hold, holdInvariants } from '../invariants/holdInvariants.js'
import { Stage } from '../model/Stage.js'
import type { Tally } from '../model/Tally.js'
import { account, type AccountModel, initialAccount, isIn } from './AccountModel.js'
import { accountSteps } from './accountSteps.js'
import { differences } from './details.js'
import { holdAccount } from './holdAccount.js'

const circumstances = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  legMs: fc.constantFrom(0, 0, 20, 700),
  email: fc.constantFrom('demo@example.com', 'demo@example.com', 'demo@example.com', 'reset@example.com'),
  signedIn: fc.boolean(),
})

/** The mishaps are over, and one of the passwords lets the customer in: the page shows what the world holds. */
const comeHome = async (stage: Stage, model: AccountModel): Promise<void> => {
  const { journey } = stage
  journey.backend.faults.clear()
  await stage.pass('untilQuiet')
  await stage.pass(60_000)
  const tab = journey.tab()
  for (const password of model.passwords) {
    await stage.press(tab, tab.dashboard.session.signIn({ email: model.email, password }))
    if (isIn(tab, stage)) break
  }
  const { locked } = account(stage, model.email)
  hold(stage, () => (isIn(tab, stage) !== locked ? [] : [`The customer is ${locked ? 'locked and in' : 'out'}`]))
  if (isIn(tab, stage)) await stage.press(tab, tab.dashboard.customer.load)
  holdInvariants(stage)
  holdAccount(stage, model)
  hold(stage, () => differences(stage, tab, model.email))
}

const longestJourney = 35

/** Random journeys through the account lose nothing, let nobody in who is not, and leave nothing behind. */
export const accountJourneys = (tally: Tally, replayed: { readonly replayPath?: string }) =>
  fc.asyncProperty(
    circumstances,
    fc.commands<AccountModel, Stage, false>([accountSteps], { maxCommands: longestJourney, size: 'max', ...replayed }),
    async ({ email, signedIn, ...around }, steps) => {
      const stage = new Stage({ ...around, tally })
      await stage.journey.begin(stage.journey.tab())
      if (signedIn) await stage.signIn(stage.journey.tab(), email)
      const model = initialAccount(email, demoPassword, stage)
      await fc.asyncModelRun(() => ({ model, real: stage }), steps)
      await comeHome(stage, model)
      tally.count('journeys')
    },
  )

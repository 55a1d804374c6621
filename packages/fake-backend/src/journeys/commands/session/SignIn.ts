import { demoPassword } from '../../../worlds/demo/customers/demoCustomers.js'
import { isSignedIn } from '@booking-dashboard/core'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Signs in as the demo customer, as another customer, or with a wrong password. */
export class SignIn extends JourneyCommand {
  readonly name = 'sign in'

  constructor(
    readonly email: string,
    readonly password: string,
    readonly patience: Patience,
  ) {
    super()
  }

  override check({ signedIn }: Readonly<JourneyModel>): boolean {
    return !signedIn
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { session } = tab.dashboard
    model.owner = null
    // The page has lost its earlier data.
    model.upToDate.clear()
    await context.press(tab, () => session.signIn({ email: this.email, password: this.password }), this.patience)
    if (model.faults > 0 || this.patience !== 'untilQuiet') return
    const { kind } = session.state$.value
    this.expect(kind === 'signedIn' || kind === 'signedOut', `an end, not ${kind}`)
    if (isSignedIn(session.state$.value, context.journey.clock.now())) context.tally.count('signed in')
  }

  toString(): string {
    return `signs in as ${this.email} with ${this.password === demoPassword ? 'the' : 'a wrong'} password${waits(this.patience)}`
  }
}

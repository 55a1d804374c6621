import type { JourneyModel } from '../../model/JourneyModel.js'
import { isCalm } from '../../model/JourneyModel.js'
import type { Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

/** Signs out; no data of the customer stays. */
export class SignOut extends JourneyCommand {
  readonly name = 'sign out'

  constructor(readonly patience: Patience) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { session, basket, checkout } = tab.dashboard
    await context.press(tab, session.signOut, this.patience)
    if (!isCalm(model, 'SUN1001') || this.patience !== 'untilQuiet') return
    this.expect(session.state$.value.kind === 'signedOut', 'to be signed out')
    this.expect(basket('SUN1001').state$.value.kind === 'unknown', 'the basket to be forgotten')
    this.expect(checkout('SUN1001').state$.value.kind === 'loading', 'the payment to be forgotten')
    const { entries } = tab.dashboard.plan('SUN1001').setUp.state$.value.chosen
    this.expect(entries.length === 0, 'the days of a payment plan to be forgotten')
    this.expect(tab.browser.storage.payments().length === 0, 'nothing of a payment to be kept')
  }

  toString(): string {
    return `signs out${waits(this.patience)}`
  }
}

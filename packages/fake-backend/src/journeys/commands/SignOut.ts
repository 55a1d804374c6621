import type { JourneyModel } from '../model/JourneyModel.js'
import { isCalm } from '../model/JourneyModel.js'
import type { Patience, Stage } from '../model/Stage.js'
import { JourneyCommand } from './JourneyCommand.js'

export class SignOut extends JourneyCommand {
  readonly name = 'sign out'

  constructor(private readonly patience: Patience) {
    super()
  }

  protected async act(model: JourneyModel, stage: Stage): Promise<void> {
    const tab = stage.journey.tab()
    const { session, basket, payment } = tab.dashboard
    await stage.press(tab, session.signOut, this.patience)
    if (!isCalm(model, 'SUN1001') || this.patience !== 'untilQuiet') return
    this.expect(session.state$.value.kind === 'signedOut', 'to be signed out')
    this.expect(basket('SUN1001').state$.value.contents.kind === 'unknown', 'the basket to be forgotten')
    this.expect(payment('SUN1001').state$.value.kind === 'unchecked', 'the payment to be forgotten')
  }

  toString(): string {
    return `sign out, waits ${this.patience}`
  }
}

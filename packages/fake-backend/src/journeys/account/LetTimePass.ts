import { minutes } from '../../values/calendar.js'
import type { TestContext } from '../model/TestContext.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, isIn } from './AccountModel.js'

/** Waits for the warning at 28 minutes, then answers it or lets the session end at 30 minutes. */
export class LetTimePass extends AccountCommand {
  readonly name: string

  constructor(readonly choice: 'Stay signed in' | 'Sign Out' | 'nothing') {
    super()
    this.name = `28 minutes, then: ${choice}`
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const { clock } = context.journey
    const tab = context.journey.tab()
    const { session, messages } = tab.dashboard
    // Calls in progress may renew the session.
    await context.pass('untilQuiet')
    const state = session.state$.value
    if (state.kind !== 'signedIn') return clock.advance(minutes(1))
    await clock.advance(state.since + minutes(28) - clock.now())
    // If another tab has signed the customer out, no question appears.
    if (!isIn(tab, context)) return
    // Another tab's check may have renewed the session, so that no question appears yet.
    const { value: now } = session.state$
    if (now.kind === 'signedIn' && now.since !== state.since) return
    const prompt = messages.prompt$.value
    const action = prompt?.actions.findIndex(({ label }) => label === this.choice) ?? -1
    if (this.choice !== 'nothing') this.expect(prompt !== null && action >= 0, `to be asked, with “${this.choice}”`)
    if (prompt !== null && action >= 0) messages.act(prompt.id, action)
    const isSure = model.faults === 0 && !context.isBusy()
    await clock.advance(minutes(3))
    await context.pass('untilQuiet')
    if (this.choice === 'Sign Out' && isSure) this.expect(!isIn(tab, context), 'to be signed out')
    context.tally.count(`after ${this.choice}: ${isIn(tab, context) ? 'in' : 'out'}`)
  }

  toString(): string {
    return `lets 28 minutes pass, and chooses ${this.choice}`
  }
}

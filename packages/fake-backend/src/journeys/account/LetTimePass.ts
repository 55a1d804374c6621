import type { Stage } from '../model/Stage.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, isIn } from './AccountModel.js'

const minute = 60_000

/** Waits for the warning at 28 minutes and answers it, or does not and sees the end at 30. */
export class LetTimePass extends AccountCommand {
  readonly name: string

  constructor(private readonly choice: 'Stay signed in' | 'Sign Out' | 'nothing') {
    super()
    this.name = `28 minutes, then: ${choice}`
  }

  protected async act(model: AccountModel, stage: Stage): Promise<void> {
    const { clock } = stage.journey
    const tab = stage.journey.tab()
    const { session, messages } = tab.dashboard
    // What is under way may renew the session.
    await stage.pass('untilQuiet')
    const state = session.state$.value
    if (state.kind !== 'signedIn') return clock.advance(minute)
    await clock.advance(state.since + 28 * minute - clock.now())
    // Who was signed out meanwhile, by another tab say, is not asked.
    if (!isIn(tab, stage)) return
    const prompt = messages.prompt$.value
    const action = prompt?.actions.findIndex(({ label }) => label === this.choice) ?? -1
    if (this.choice !== 'nothing') this.expect(prompt !== null && action >= 0, `to be asked, with “${this.choice}”`)
    if (prompt !== null && action >= 0) messages.act(prompt.id, action)
    const isSure = model.faults === 0 && stage.busy().length === 0
    await clock.advance(3 * minute)
    await stage.pass('untilQuiet')
    if (this.choice === 'Sign Out' && isSure) this.expect(!isIn(tab, stage), 'to be signed out')
    stage.tally.count(`after ${this.choice}: ${isIn(tab, stage) ? 'in' : 'out'}`)
  }

  toString(): string {
    return this.name
  }
}

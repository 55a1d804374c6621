import type { FaultEffect } from '../../faults/Fault.js'
import type { TestContext } from '../model/TestContext.js'
import { AccountCommand } from './AccountCommand.js'
import type { AccountModel } from './AccountModel.js'
import { minutes } from '../../values/calendar.js'

/** A fault of an account's call or of the session, or the removal of all faults. */
export type AccountFaultKind =
  | { readonly kind: 'fault'; readonly path: string; readonly effect: FaultEffect }
  | { readonly kind: 'session over' }
  | { readonly kind: 'clears up' }

/** Longer than any sent request or answer takes to arrive. */
const arrival = minutes(1)

/** Plants a fault in the account, or removes the faults. */
export class AccountFault extends AccountCommand {
  readonly name: string

  constructor(readonly what: AccountFaultKind) {
    super()
    this.name = what.kind === 'fault' ? `fault: ${what.effect.kind}` : what.kind
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const { faults, sessions } = context.journey.backend
    const { what } = this
    if (what.kind === 'session over') return void sessions.expire()
    if (what.kind === 'fault') {
      faults.add({ match: { path: what.path }, times: 'once', effect: what.effect })
      model.faults += 1
      return
    }
    faults.clear()
    model.faults = 0
    await context.pass('untilQuiet')
    await context.pass(arrival)
  }

  toString(): string {
    const { what } = this
    return what.kind === 'fault'
      ? `(from now on something goes wrong with ${what.path}: ${JSON.stringify(what.effect)})`
      : `(${what.kind})`
  }
}

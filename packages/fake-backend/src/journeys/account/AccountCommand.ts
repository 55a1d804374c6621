import type fc from 'fast-check'
import { holdInvariants, Violation } from '../invariants/holdInvariants.js'
import type { Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { type AccountModel, admissionOf, isIn } from './AccountModel.js'
import { holdAccount } from './holdAccount.js'

/** One thing that can be done with an account. After each the invariants are held. */
export abstract class AccountCommand implements fc.AsyncCommand<AccountModel, TestContext> {
  abstract readonly name: string
  abstract toString(): string
  check(_model: Readonly<AccountModel>): boolean {
    return true
  }

  protected abstract act(model: AccountModel, context: TestContext): Promise<void>

  async run(model: AccountModel, context: TestContext): Promise<void> {
    context.tally.count(`step: ${this.name}`)
    await this.act(model, context)
    holdInvariants(context)
    holdAccount(context, model)
  }

  /** Whether the end of a step can be told beforehand. */
  protected isCalm({ faults }: AccountModel, context: TestContext, tab: Tab, patience: Patience): boolean {
    return (
      faults === 0 &&
      patience === 'untilQuiet' &&
      context.busy().length === 0 &&
      isIn(tab, context) &&
      admissionOf(tab) === 'admit'
    )
  }

  protected expect(isSo: boolean, what: string): void {
    if (!isSo) throw new Violation(`${this.toString()}: expected ${what}`)
  }
}

import type fc from 'fast-check'
import { holdInvariants, Violation } from '../invariants/holdInvariants.js'
import type { Patience, Stage } from '../model/Stage.js'
import type { Tab } from '../Tab.js'
import { type AccountModel, admissionOf, isIn } from './AccountModel.js'
import { holdAccount } from './holdAccount.js'

/** One thing that can be done with an account. After each the invariants are held. */
export abstract class AccountCommand implements fc.AsyncCommand<AccountModel, Stage> {
  abstract readonly name: string
  abstract toString(): string
  check(_model: Readonly<AccountModel>): boolean {
    return true
  }

  protected abstract act(model: AccountModel, stage: Stage): Promise<void>

  async run(model: AccountModel, stage: Stage): Promise<void> {
    stage.tally.count(`step: ${this.name}`)
    await this.act(model, stage)
    holdInvariants(stage)
    holdAccount(stage, model)
  }

  /** Whether the end of a step can be told beforehand. */
  protected isCalm({ faults }: AccountModel, stage: Stage, tab: Tab, patience: Patience): boolean {
    return faults === 0 && patience === 'untilQuiet' && stage.busy().length === 0 && isIn(tab, stage) && admissionOf(tab) === 'admit'
  }

  protected expect(isSo: boolean, what: string): void {
    if (!isSo) throw new Violation(`${this.toString()}: expected ${what}`)
  }
}

import { Step } from '../commands/Step.js'
import type { Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../browser/Tab.js'
import { type AccountModel, admissionOf, isIn } from './AccountModel.js'
import { holdAccount } from './holdAccount.js'

/** One action on an account. */
export abstract class AccountCommand extends Step<AccountModel> {
  check(_model: Readonly<AccountModel>): boolean {
    return true
  }

  override async run(model: AccountModel, context: TestContext): Promise<void> {
    await super.run(model, context)
    holdAccount(context, model)
  }

  /** True if the end of a step is predictable. */
  protected isCalm({ faults }: AccountModel, context: TestContext, tab: Tab, patience: Patience): boolean {
    return (
      faults === 0 &&
      patience === 'untilQuiet' &&
      !context.isBusy() &&
      isIn(tab, context) &&
      admissionOf(tab) === 'admit'
    )
  }
}

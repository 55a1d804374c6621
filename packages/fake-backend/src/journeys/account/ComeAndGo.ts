import { hold } from '../invariants/holdInvariants.js'
import type { Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../browser/Tab.js'
import { waits } from '../commands/Step.js'
import { AccountCommand } from './AccountCommand.js'
import { account, type AccountModel, admissionOf, isIn } from './AccountModel.js'
import { mayBePassword, passwordFor, type Proof } from './ChangePassword.js'
import { differences } from './details.js'

/** Checks what a freshly loaded page shows and where it leads. */
const checkPage = (context: TestContext, tab: Tab, { email }: AccountModel): void =>
  hold(context, () => {
    const { resetRequired } = account(context, email)
    const leads = admissionOf(tab)
    const expected = resetRequired ? 'changePassword' : 'admit'
    return leads === expected ? differences(context, tab, email) : [`The page leads to ${leads}, not to ${expected}`]
  })

/** Signs in with a right, a wrong, or a temporary password from an e-mail. */
export class SignInTo extends AccountCommand {
  readonly name: string

  constructor(
    readonly proof: Proof,
    readonly patience: Patience,
  ) {
    super()
    this.name = `sign in: ${proof} password`
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    if (isIn(tab, context)) return
    const password = passwordFor(this.proof, model, context)
    const isSure = model.faults === 0 && !context.isBusy() && this.patience === 'untilQuiet'
    const { session } = tab.dashboard
    await context.press(tab, () => session.signIn({ email: model.email, password }), this.patience)
    const { kind } = session.state$.value
    const isUnderWay = kind === 'signingIn' && this.patience !== 'untilQuiet'
    this.expect(isUnderWay || kind === 'signedIn' || kind === 'signedOut', `an end, whatever goes wrong, not ${kind}`)
    if (!isSure) return
    const mayWork = mayBePassword(password, model, context)
    if (!mayWork) this.expect(!isIn(tab, context), 'nobody to get in with a wrong password')
    if (this.proof === 'right' && model.passwords.size === 1 && !account(context, model.email).locked) {
      this.expect(isIn(tab, context), 'the customer to get in')
    }
    if (!isIn(tab, context)) return
    context.tally.count(`signed in: ${admissionOf(tab)}`)
    checkPage(context, tab, model)
  }

  toString(): string {
    return `signs in with the ${this.proof} password${waits(this.patience)}`
  }
}

/** Signs out in this tab, or in a second tab that informs the first. */
export class SignOutOf extends AccountCommand {
  readonly name: string

  constructor(
    readonly inSecond: boolean,
    readonly patience: Patience,
  ) {
    super()
    this.name = inSecond ? 'sign out in the second tab' : 'sign out of the account'
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const tab = this.inSecond ? await context.other('secondTab') : context.journey.tab()
    if (!isIn(tab, context)) return
    const isSure = model.faults === 0 && !context.isBusy() && this.patience === 'untilQuiet'
    await context.press(tab, tab.dashboard.session.signOut, this.patience)
    if (!isSure) return
    for (const { dashboard } of context.tabs()) {
      this.expect(dashboard.session.state$.value.kind === 'signedOut', 'every tab to be signed out')
    }
  }

  toString(): string {
    return `signs out${this.inSecond ? ' in a second tab' : ''}${waits(this.patience)}`
  }
}

/** Reloads the page and compares it with the world. */
export class LookAgain extends AccountCommand {
  readonly name = 'load the page again'

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const isSure = model.faults === 0 && !context.isBusy()
    await context.journey.reload()
    await context.pass('untilQuiet')
    const tab = context.journey.tab()
    if (isSure && isIn(tab, context)) checkPage(context, tab, model)
  }

  toString(): string {
    return 'loads the page again'
  }
}

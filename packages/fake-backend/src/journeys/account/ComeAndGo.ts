import { hold } from '../invariants/holdInvariants.js'
import type { Patience, Stage } from '../model/Stage.js'
import type { Tab } from '../Tab.js'
import { AccountCommand } from './AccountCommand.js'
import { account, type AccountModel, admissionOf, isIn } from './AccountModel.js'
import { mayBePassword, passwordFor, type Proof } from './ChangePassword.js'
import { differences } from './details.js'

/** What a page shows that was just loaded, and where it leads. */
const lookAround = (stage: Stage, tab: Tab, { email }: AccountModel): void =>
  hold(stage, () => {
    const { resetRequired } = account(stage, email)
    const leads = admissionOf(tab)
    const expected = resetRequired ? 'changePassword' : 'admit'
    return leads === expected ? differences(stage, tab, email) : [`The page leads to ${leads}, not to ${expected}`]
  })

export class SignInTo extends AccountCommand {
  readonly name: string

  constructor(
    private readonly proof: Proof,
    private readonly patience: Patience,
  ) {
    super()
    this.name = `sign in: ${proof} password`
  }

  protected async act(model: AccountModel, stage: Stage): Promise<void> {
    const tab = stage.journey.tab()
    if (isIn(tab, stage)) return
    const password = passwordFor(this.proof, model, stage)
    const isSure = model.faults === 0 && stage.busy().length === 0 && this.patience === 'untilQuiet'
    const { session } = tab.dashboard
    await stage.press(tab, session.signIn({ email: model.email, password }), this.patience)
    if (!isSure) return
    const mayWork = mayBePassword(password, model, stage)
    if (!mayWork) this.expect(!isIn(tab, stage), 'nobody to get in with a wrong password')
    if (this.proof === 'right' && model.passwords.size === 1 && !account(stage, model.email).locked) {
      this.expect(isIn(tab, stage), 'the customer to get in')
    }
    if (!isIn(tab, stage)) return
    stage.tally.count(`signed in: ${admissionOf(tab)}`)
    lookAround(stage, tab, model)
  }

  toString(): string {
    return `${this.name}, waits ${this.patience}`
  }
}

/** In this tab or in another, of which the first then hears. */
export class SignOutOf extends AccountCommand {
  readonly name: string

  constructor(
    private readonly inSecond: boolean,
    private readonly patience: Patience,
  ) {
    super()
    this.name = inSecond ? 'sign out in the second tab' : 'sign out of the account'
  }

  protected async act(model: AccountModel, stage: Stage): Promise<void> {
    const tab = this.inSecond ? await stage.second() : stage.journey.tab()
    if (!isIn(tab, stage)) return
    const isSure = model.faults === 0 && stage.busy().length === 0 && this.patience === 'untilQuiet'
    await stage.press(tab, tab.dashboard.session.signOut, this.patience)
    if (!isSure) return
    for (const { dashboard } of stage.tabs()) {
      this.expect(dashboard.session.state$.value.kind === 'signedOut', 'every tab to be signed out')
    }
  }

  toString(): string {
    return `${this.name}, waits ${this.patience}`
  }
}

export class LookAgain extends AccountCommand {
  readonly name = 'load the page again'

  protected async act(model: AccountModel, stage: Stage): Promise<void> {
    const isSure = model.faults === 0 && stage.busy().length === 0
    await stage.journey.reload()
    await stage.pass('untilQuiet')
    const tab = stage.journey.tab()
    if (isSure && isIn(tab, stage)) lookAround(stage, tab, model)
  }

  toString(): string {
    return this.name
  }
}

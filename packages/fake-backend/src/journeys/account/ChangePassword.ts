import { paths } from '@booking-dashboard/core'
import type { Patience, TestContext } from '../model/TestContext.js'
import { waits } from '../commands/Step.js'
import { AccountCommand } from './AccountCommand.js'
import { account, type AccountModel, admissionOf, isIn, liveMail, passwordIs } from './AccountModel.js'

/** How the customer proves their identity. */
export type Proof = 'right' | 'wrong' | 'temporary'

const shortest = 8

/** The password for this proof; a wrong one if none exists. */
export const passwordFor = (proof: Proof, model: AccountModel, context: TestContext): string => {
  if (proof === 'wrong') return 'Not-this-one'
  return (
    (proof === 'temporary' ? liveMail(context, model)?.temporary_password : [...model.passwords].at(-1)) ??
    'Not-this-one'
  )
}

export const mayBePassword = (password: string, model: AccountModel, context: TestContext): boolean =>
  model.passwords.has(password) || password === liveMail(context, model)?.temporary_password

/** Changes the password on the profile, or at /changepassword if a change is required. */
export class ChangePassword extends AccountCommand {
  readonly name = 'change password'

  constructor(
    readonly proof: Proof,
    readonly password: string,
    readonly patience: Patience,
  ) {
    super()
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    if (!isIn(tab, context)) return
    const { passwords } = tab.dashboard
    const isSure =
      model.faults === 0 && this.patience === 'untilQuiet' && !context.isBusy() && model.passwords.size === 1
    const currentPassword = passwordFor(this.proof, model, context)
    const isProven = mayBePassword(currentPassword, model, context)
    const isNew = !model.passwords.has(this.password)
    const isLong = this.password.length >= shortest
    if (isProven && isLong) model.passwords.add(this.password)
    const { changeForm } = passwords
    changeForm.type('current', currentPassword)
    changeForm.type('password', this.password)
    changeForm.type('repeat', this.password)
    let end = 'none yet'
    const change = async (): Promise<void> => {
      end = (await (this.proof === 'temporary' ? changeForm.submit() : changeForm.submit(paths.profile))).kind
    }
    await context.press(tab, change, this.patience)
    if (!isSure || !isIn(tab, context)) return
    if (!isLong) {
      this.expect(end === 'invalid', `nothing to be sent, not ${end}`)
      return
    }
    if (!isProven || !isNew) {
      this.expect(end === 'failed', `the change to be refused, not ${end}`)
      return
    }
    if (this.proof === 'temporary' && end !== 'done') return
    this.expect(end === 'done', `the change to be made, not ${end}`)
    const place = tab.navigation.current()
    this.expect(this.proof === 'temporary' || place === paths.profile, `to be on the profile again, not on ${place}`)
    this.expect(!account(context, model.email).resetRequired, 'no reset to be required any longer')
    this.expect(admissionOf(tab) === 'admit', 'every page to be open again')
    passwordIs(this.password, model, context)
    context.tally.count('password changed')
  }

  toString(): string {
    return `changes the password to ${this.password}, proven by the ${this.proof} one${waits(this.patience)}`
  }
}

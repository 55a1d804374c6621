import type { Patience, Stage } from '../model/Stage.js'
import { AccountCommand } from './AccountCommand.js'
import { account, type AccountModel, admissionOf, isIn, liveMail, passwordIs } from './AccountModel.js'

/** How the customer proves that it is them. */
export type Proof = 'right' | 'wrong' | 'temporary'

const shortest = 8

/** The password that is meant; a wrong one where there is none. */
export const passwordFor = (proof: Proof, model: AccountModel, stage: Stage): string => {
  if (proof === 'wrong') return 'Not-this-one'
  return (proof === 'temporary' ? liveMail(stage, model)?.temporary_password : [...model.passwords].at(-1)) ?? 'Not-this-one'
}

export const mayBePassword = (password: string, model: AccountModel, stage: Stage): boolean =>
  model.passwords.has(password) || password === liveMail(stage, model)?.temporary_password

/** Changes the password on the profile or, where it must be, at /changepassword. */
export class ChangePassword extends AccountCommand {
  readonly name = 'change password'

  constructor(
    private readonly proof: Proof,
    private readonly password: string,
    private readonly patience: Patience,
  ) {
    super()
  }

  protected async act(model: AccountModel, stage: Stage): Promise<void> {
    const tab = stage.journey.tab()
    if (!isIn(tab, stage)) return
    const { passwords } = tab.dashboard
    const isSure = model.faults === 0 && this.patience === 'untilQuiet' && stage.busy().length === 0 && model.passwords.size === 1
    const currentPassword = passwordFor(this.proof, model, stage)
    const isProven = mayBePassword(currentPassword, model, stage)
    const isNew = !model.passwords.has(this.password)
    const isLong = this.password.length >= shortest
    if (isProven && isLong) model.passwords.add(this.password)
    const change = passwords.change({ currentPassword, password: this.password })
    await stage.press(tab, change, this.patience)
    if (!isSure || !isIn(tab, stage)) return
    const { kind } = passwords.change$.value
    if (!isProven || !isNew || !isLong) {
      this.expect(kind === 'failed', `the change to be refused, not ${kind}`)
      return
    }
    if (this.proof === 'temporary' && kind !== 'succeeded') return
    this.expect(kind === 'succeeded', `the change to be made, not ${kind}`)
    this.expect(!account(stage, model.email).resetRequired, 'no reset to be required any longer')
    this.expect(admissionOf(tab) === 'admit', 'every page to be open again')
    passwordIs(this.password, model, stage)
    stage.tally.count('password changed')
  }

  toString(): string {
    return `${this.name} to ${this.password}, proven by the ${this.proof} one, waits ${this.patience}`
  }
}

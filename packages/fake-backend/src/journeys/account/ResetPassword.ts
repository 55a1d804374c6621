import type { TestContext } from '../model/TestContext.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, liveMail, passwordIs } from './AccountModel.js'

/** Asks for the e-mail; what it says is read from the outbox. */
export class AskForReset extends AccountCommand {
  readonly name = 'ask for a reset'

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { outbox } = context.journey.backend.inspect
    const before = outbox().length
    const isSure = model.faults === 0 && context.busy().length === 0
    await context.press(tab, tab.dashboard.passwords.requestReset(model.email))
    if (isSure) this.expect(outbox().length === before + 1, 'an e-mail')
  }

  toString(): string {
    return this.name
  }
}

/** Follows the link of the last e-mail, also where it was used or is old, and chooses a password. */
export class FollowLink extends AccountCommand {
  readonly name = 'follow the link'

  constructor(private readonly password: string) {
    super()
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const mail = context.journey.backend.inspect.outbox().at(-1)
    if (mail === undefined) return
    const tab = context.journey.tab()
    const { passwords, messages } = tab.dashboard
    const isLong = this.password.length >= 8
    const isLive = liveMail(context, model) !== null && context.journey.clock.now() - Date.parse(mail.at) < 60 * 60_000
    const isSure = model.faults === 0 && context.busy().length === 0
    if (isLive && isLong) model.passwords.add(this.password)
    await context.press(tab, passwords.setNewPassword(mail.reset_link.split('token=')[1] ?? '', this.password))
    if (!isSure) return
    const { kind } = passwords.newPassword$.value
    if (!isLive || !isLong) this.expect(kind === 'failed', `the link to be refused, not ${kind}`)
    if (kind !== 'succeeded') return
    this.expect(messages.prompt$.value?.header === 'Successful password reset!', 'to be told so')
    passwordIs(this.password, model, context)
    context.tally.count('password set by link')
  }

  toString(): string {
    return `${this.name}, to ${this.password}`
  }
}

import type { Stage } from '../model/Stage.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, liveMail, passwordIs } from './AccountModel.js'

/** Asks for the e-mail; what it says is read from the outbox. */
export class AskForReset extends AccountCommand {
  readonly name = 'ask for a reset'

  protected async act(model: AccountModel, stage: Stage): Promise<void> {
    const tab = stage.journey.tab()
    const { outbox } = stage.journey.backend.inspect
    const before = outbox().length
    const isSure = model.faults === 0 && stage.busy().length === 0
    await stage.press(tab, tab.dashboard.passwords.requestReset(model.email))
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

  protected async act(model: AccountModel, stage: Stage): Promise<void> {
    const mail = stage.journey.backend.inspect.outbox().at(-1)
    if (mail === undefined) return
    const tab = stage.journey.tab()
    const { passwords, messages } = tab.dashboard
    const isLong = this.password.length >= 8
    const isLive = liveMail(stage, model) !== null && stage.journey.clock.now() - Date.parse(mail.at) < 60 * 60_000
    const isSure = model.faults === 0 && stage.busy().length === 0
    if (isLive && isLong) model.passwords.add(this.password)
    await stage.press(tab, passwords.setNewPassword(mail.reset_link.split('token=')[1] ?? '', this.password))
    if (!isSure) return
    const { kind } = passwords.newPassword$.value
    if (!isLive || !isLong) this.expect(kind === 'failed', `the link to be refused, not ${kind}`)
    if (kind !== 'succeeded') return
    this.expect(messages.prompt$.value?.header === 'Successful password reset!', 'to be told so')
    passwordIs(this.password, model, stage)
    stage.tally.count('password set by link')
  }

  toString(): string {
    return `${this.name}, to ${this.password}`
  }
}

import type { TestContext } from '../model/TestContext.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, liveMail, passwordIs } from './AccountModel.js'
import { hours } from '../../values/calendar.js'

/** Requests the reset e-mail and reads it from the outbox. */
export class AskForReset extends AccountCommand {
  readonly name = 'ask for a reset'

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { outbox } = context.journey.backend.inspect
    const before = outbox().length
    const isSure = model.faults === 0 && !context.isBusy()
    const { resetForm } = tab.dashboard.passwords
    resetForm.type('email', model.email)
    await context.press(tab, resetForm.submit)
    if (isSure) this.expect(outbox().length === before + 1, 'an e-mail')
  }

  toString(): string {
    return 'asks for a new password by e-mail'
  }
}

/** Follows the link of the last e-mail, even if it is used or expired, and chooses a password. */
export class FollowLink extends AccountCommand {
  readonly name = 'follow the link'

  constructor(readonly password: string) {
    super()
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const mail = context.journey.backend.inspect.outbox().at(-1)
    if (mail === undefined) return
    const tab = context.journey.tab()
    const { passwords, messages } = tab.dashboard
    const isLong = this.password.length >= 8
    const isLive = liveMail(context, model) !== null && context.journey.clock.now() - Date.parse(mail.at) < hours(1)
    const isSure = model.faults === 0 && !context.isBusy()
    if (isLive && isLong) model.passwords.add(this.password)
    const form = passwords.newPasswordForm(mail.reset_link.split('token=')[1] ?? '')
    form.type('password', this.password)
    form.type('repeat', this.password)
    let end = 'none yet'
    await context.press(tab, async () => {
      end = (await form.submit()).kind
    })
    if (!isSure) return
    if (!isLong) this.expect(end === 'invalid', `nothing to be sent, not ${end}`)
    else if (!isLive) this.expect(end === 'failed', `the link to be refused, not ${end}`)
    if (end !== 'done') return
    this.expect(messages.prompt$.value?.header === 'Successful password reset!', 'to be told so')
    passwordIs(this.password, model, context)
    context.tally.count('password set by link')
  }

  toString(): string {
    return `follows the link of the e-mail and chooses ${this.password}`
  }
}

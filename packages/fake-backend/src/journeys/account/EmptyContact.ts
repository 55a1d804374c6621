import { paths, type SaveEnd } from '@booking-dashboard/core'
import type { TestContext } from '../model/TestContext.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, isIn } from './AccountModel.js'
import { held } from './details.js'

/** Empties the emergency contact and saves. The page asks before it deletes stored data, and the customer declines. */
export class EmptyContact extends AccountCommand {
  readonly name = 'empty the emergency contact'
  override readonly screen = paths.profile

  override check({ email }: Readonly<AccountModel>): boolean {
    return email === 'demo@example.com'
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { customer, profile } = tab.dashboard
    if (!this.isCalm(model, context, tab, 'untilQuiet')) return
    await context.press(tab, customer.load)
    if (!isIn(tab, context)) return
    const before = held(context, model.email, 'contact')
    const form = profile.emergencyContact
    form.start()
    for (const field of ['fullName', 'telephone'] as const) form.type(field, '')
    const ends: SaveEnd['kind'][] = []
    await context.press(tab, async () => ends.push((await form.save()).kind))
    if (before !== '') {
      this.expect(ends.join() === 'asking', `to be asked first, not ${ends.join()}`)
      this.expect(form.state$.value.asking, 'the question to be shown')
    }
    this.expect(held(context, model.email, 'contact') === before, 'the contact to be kept until that is answered')
    form.dismissQuestion()
    form.cancel()
  }

  toString(): string {
    return 'empties the emergency contact, and thinks again'
  }
}

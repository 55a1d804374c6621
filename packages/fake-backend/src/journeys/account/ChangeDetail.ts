import { hold } from '../invariants/holdInvariants.js'
import type { Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, isIn } from './AccountModel.js'
import { changesOf, delivered, type Detail, differences, held, traveller } from './details.js'

/** Changes one of the details, the address across all deliveries and a fellow traveller's contact among them. */
export class ChangeDetail extends AccountCommand {
  readonly name: string

  constructor(
    private readonly detail: Detail,
    private readonly value: string,
    private readonly patience: Patience,
    private readonly inSecond: boolean,
  ) {
    super()
    this.name = `change ${detail}`
  }

  override check({ email }: Readonly<AccountModel>): boolean {
    return email === 'demo@example.com'
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const { detail, value, patience } = this
    const tab = this.inSecond ? await context.second() : context.journey.tab()
    if (!isIn(tab, context)) return
    const isCalm = this.isCalm(model, context, tab, patience)
    // The address across all deliveries is the customer's own too.
    const changed: readonly Detail[] = detail === 'city everywhere' ? ['city', detail] : [detail]
    for (const one of changed) model.possible.set(one, [...(model.possible.get(one) ?? []), value])
    await context.press(tab, () => this.send(tab), patience)
    if (!isCalm || !isIn(tab, context)) return
    const { customer } = tab.dashboard
    const { kind } = (detail === 'traveller' ? customer.updateAdditional$(traveller) : customer.update$).value
    this.expect(kind === 'succeeded', `the change to be made, not ${kind}`)
    for (const one of changed) {
      this.expect(held(context, model.email, one) === value, `the world to hold it as ${one}`)
      model.possible.set(one, [value])
    }
    hold(context, () =>
      differences(context, tab, model.email).filter(
        (text) => text.includes('as traveller') === (detail === 'traveller'),
      ),
    )
    context.tally.count('changed')
  }

  private send({ dashboard: { customer } }: Tab): Promise<unknown> {
    const changes = changesOf(this.detail, this.value)
    if (this.detail === 'traveller')
      return customer.updateAdditional({ customerId: traveller, bookingRef: 'SUN1001', changes })()
    if (this.detail === 'city everywhere') return customer.updateDeliveries({ changes, bookingRefs: [...delivered] })()
    return customer.update({ changes })()
  }

  toString(): string {
    return `${this.name} to ${this.value}${this.inSecond ? ' in the second tab' : ''}, waits ${this.patience}`
  }
}

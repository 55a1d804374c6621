import { paths, type SaveEnd } from '@booking-dashboard/core'
import { hold } from '../invariants/holdInvariants.js'
import { Recorder } from '../model/Recorder.js'
import { typedText } from '../model/typedAddress.js'
import type { Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../browser/Tab.js'
import { waits } from '../commands/Step.js'
import { AccountCommand } from './AccountCommand.js'
import { type AccountModel, isIn } from './AccountModel.js'
import {
  citiesOfDeliveries,
  delivered,
  type Detail,
  differences,
  held,
  heldAddress,
  passenger,
  typeDetail,
} from './details.js'

/**
 * Changes one detail on the profile, such as the address across all deliveries or the name of an additional passenger.
 */
export class ChangeDetail extends AccountCommand {
  readonly name: string
  override readonly screen = paths.profile

  constructor(
    readonly detail: Detail,
    readonly value: string,
    readonly patience: Patience,
    readonly inSecond: boolean,
  ) {
    super()
    this.name = `change ${detail}`
  }

  override check({ email }: Readonly<AccountModel>): boolean {
    return email === 'demo@example.com'
  }

  protected async act(model: AccountModel, context: TestContext): Promise<void> {
    const { detail, value, patience } = this
    const tab = this.inSecond ? await context.other('secondTab') : context.journey.tab()
    if (!isIn(tab, context)) return
    const isCalm = this.isCalm(model, context, tab, patience)
    // A change of the address across all deliveries also changes the customer's own address.
    const changed: readonly Detail[] = detail === 'city everywhere' ? ['city', detail] : [detail]
    for (const one of changed) model.possible.set(one, [...(model.possible.get(one) ?? []), value])
    const ends: SaveEnd['kind'][] = []
    const recorder = new Recorder(tab, delivered[0])
    const save = async (): Promise<void> => {
      await this.openProfile(tab)
      ends.push((await typeDetail(tab, detail, value)()).kind)
    }
    await context.press(tab, save, patience)
    recorder.stop()
    // Even with faults, a notification explains a change that could not be saved.
    if (ends.includes('failed') && isIn(tab, context))
      this.expect(
        recorder.notified().length > 0 || tab.navigation.current() === paths.unauthorised,
        'to be told why it was not changed',
      )
    if (!isCalm || !isIn(tab, context)) return
    this.expect(ends.join() === 'saved', `the change to be made, not ${ends.join()}`)
    for (const one of changed) {
      this.expect(held(context, model.email, one) === value, `the world to hold it as ${one}`)
      model.possible.set(one, [value])
    }
    if (changed.includes('city')) {
      const [kept, typed] = [heldAddress(context, model.email), typedText(value)]
      this.expect(kept === typed, `the address to be ${typed}, not ${kept}`)
    }
    if (detail === 'city everywhere') {
      const cities = citiesOfDeliveries(context)
      this.expect(
        cities.every((city) => city === value),
        `every delivery to go there, not to ${cities.join(' and ')}`,
      )
    }
    hold(context, () =>
      differences(context, tab, model.email).filter(
        (text) => text.includes('as additional customer') === (detail === 'additional customer'),
      ),
    )
    context.tally.count('changed')
  }

  /** Loads what the screen loads when it opens. */
  private async openProfile({ dashboard: { client, customer, bookings } }: Tab): Promise<void> {
    await Promise.all([
      client.needLists(),
      customer.load(),
      customer.loadRequiredData(),
      bookings.loadList(),
      customer.loadAdditional(passenger),
    ])
  }

  toString(): string {
    return `changes ${this.detail} to ${this.value}${this.inSecond ? ' in a second tab' : ''}${waits(this.patience)}`
  }
}

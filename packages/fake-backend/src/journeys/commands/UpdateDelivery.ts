import { paths, texts } from '@booking-dashboard/core'
import { Recorder } from '../model/Recorder.js'
import { isStill } from '../model/isStill.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import { JourneyCommand } from './JourneyCommand.js'

const { addressUpdated, addressesUpdated } = texts.delivery

/** Another address for the delivery of one booking, or of others as well. */
export class UpdateDelivery extends JourneyCommand {
  readonly name: string

  constructor(
    private readonly ref: BookingRef,
    /** Null for this booking alone. */
    private readonly others: readonly BookingRef[] | null,
    private readonly city: string,
    private readonly patience: Patience,
  ) {
    super()
    this.name = others === null ? 'update a delivery' : 'update deliveries'
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, others, city, patience } = this
    const tab = context.journey.tab()
    const delivery = tab.dashboard.delivery(ref)
    const address = {
      address1: '1 Long Walk',
      address2: '',
      address3: '',
      city,
      postcode: 'H91',
      county: '',
      countryId: '102',
    }
    const still = isStill(model, context, patience)
    const before = this.cities(context)
    tab.navigation.goTo(paths.bookings)
    const recorder = new Recorder(tab, ref)
    await context.press(
      tab,
      others === null ? delivery.updateAddress(address) : delivery.updateAddresses(address, others),
      patience,
    )
    recorder.stop()
    if (!still || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    const wanted = new Set<string>([ref, ...(others ?? [])])
    const sent = [...before].filter(([to, at]) => at !== null && wanted.has(to)).map(([to]) => to)
    const refused = sent.filter((to) => context.deliveriesOnTheirWay.has(to))
    const works = sent.length > 0 && refused.length === 0
    context.tally.count(`${this.name}: ${works ? 'updated' : 'refused'}`)
    for (const [to, at] of this.cities(context)) {
      const expected = sent.includes(to) && !refused.includes(to) ? city : before.get(to)
      this.expect(at === expected, `the delivery of ${to} to go to ${expected}, not ${at}`)
    }
    const said = others === null ? addressUpdated : addressesUpdated
    this.expect(
      works ? recorder.said().join() === said : recorder.said().length > 0 && !recorder.said().includes(said),
      `${works ? said : 'why not'}, not “${recorder.said().join()}”`,
    )
    this.expect(
      (tab.navigation.current() === paths.booking(ref)) === works,
      'to be on the booking’s page only where it worked',
    )
  }

  /** Of each first delivery; null where it is sent to no address. */
  private cities({ journey }: TestContext): ReadonlyMap<string, string | null> {
    return new Map(
      journey.backend.inspect
        .bookings()
        .map(({ reference, deliveries: [first] }) => [
          reference,
          (first?.allocationId ?? null) === null ? null : (first?.address?.city ?? ''),
        ]),
    )
  }

  toString(): string {
    return `send the delivery of ${[this.ref, ...(this.others ?? [])].join(' and ')} to ${this.city}, waits ${this.patience}`
  }
}

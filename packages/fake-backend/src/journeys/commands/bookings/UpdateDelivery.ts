import { latest, paths, type SaveEnd, texts } from '@booking-dashboard/core'
import { Recorder } from '../../model/Recorder.js'
import { isStill } from '../../model/isStill.js'
import { addressText, typedAddress, typedText } from '../../model/typedAddress.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

const { addressUpdated, addressesUpdated } = texts.delivery

/** Changes the delivery address of one booking, or of all bookings with a delivery, in the form that offers it. */
export class UpdateDelivery extends JourneyCommand {
  readonly name: string

  constructor(
    readonly ref: BookingRef,
    readonly everywhere: boolean,
    readonly city: string,
    readonly patience: Patience,
  ) {
    super()
    this.name = everywhere ? 'update deliveries' : 'update a delivery'
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const { ref, everywhere, city, patience } = this
    const tab = context.journey.tab()
    const { bookings, bookingPage, client, deliveryAddress } = tab.dashboard
    const form = deliveryAddress(ref)
    await context.press(tab, () => Promise.all([bookingPage(ref).load(), bookings.loadList(), client.needLists()]))
    const page = bookingPage(ref).state$.value
    if (page.kind === 'shown' && page.isPast) {
      this.expect(page.deliveryUpdate === null, 'no other address to be offered for a trip that is over')
      return context.tally.count(`${this.name}: the trip is over`)
    }
    form.chooseEverywhere(everywhere)
    if (everywhere) await context.press(tab, form.loadOthers)
    const still = isStill(model, context, patience)
    const before = this.cities(context)
    const { reachable } = form.reach$.value
    if (everywhere && still && model.upToDate.has(ref)) this.compareOthers(tab, before, context)
    const wanted = new Set<string>([ref, ...(everywhere ? reachable.map(({ bookingRef }) => bookingRef) : [])])
    const isOffered = page.kind === 'shown' && page.deliveryUpdate !== null
    for (const [field, value] of typedAddress(city)) form.type(field, value)
    tab.navigation.goTo(paths.bookings)
    const recorder = new Recorder(tab, ref)
    const ends: SaveEnd[] = []
    await context.press(tab, async () => ends.push(await form.save()), patience)
    recorder.stop()
    const [end] = ends
    // Even with faults, other bookings keep their address, and the form keeps what was typed.
    for (const [to, at] of this.cities(context))
      if (!wanted.has(to)) this.expect(at === before.get(to), `the delivery of ${to} to go where it went, not ${at}`)
    if (end?.kind === 'failed' || end?.kind === 'invalid') {
      context.tally.count(`${this.name}: failed`)
      this.expect(form.state$.value.values.city === city, 'what was typed to be kept')
      form.cancel()
    }
    if (!still || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    if (!isOffered) {
      this.expect(end?.kind === 'notLoaded', `nothing to be sent where nothing can be changed, not ${end?.kind}`)
      return form.cancel()
    }
    const sent = [...before].filter(([to, at]) => at !== null && wanted.has(to)).map(([to]) => to)
    const refused = sent.filter((to) => context.deliveriesOnTheirWay.has(to))
    const works = sent.length > 0 && refused.length === 0
    context.tally.count(`${this.name}: ${works ? 'updated' : 'refused'}`)
    for (const [to, at] of this.cities(context)) {
      const expected = sent.includes(to) && !refused.includes(to) ? city : before.get(to)
      this.expect(at === expected, `the delivery of ${to} to go to ${expected}, not ${at}`)
    }
    for (const to of sent.filter((one) => !refused.includes(one))) this.compareAddress(to, context)
    const notified = wanted.size === 1 ? addressUpdated : addressesUpdated
    this.expect(
      works
        ? recorder.notified().join() === notified
        : recorder.notified().length > 0 && !recorder.notified().includes(notified),
      `${works ? notified : 'why not'}, not “${recorder.notified().join()}”`,
    )
    this.expect(
      (tab.navigation.current() === paths.booking(ref)) === works,
      'to be on the booking’s page only where it worked',
    )
  }

  /** Each typed line is in its own field. */
  private compareAddress(ref: string, { journey }: TestContext): void {
    const found = journey.backend.inspect.bookings().find(({ reference }) => reference === ref)
    const address = found?.deliveries[0]?.address
    const shown = address === null || address === undefined ? '' : addressText(address)
    this.expect(shown === typedText(this.city), `${ref} to be sent to ${typedText(this.city)}, not to ${shown}`)
  }

  /** The form offers every other upcoming booking whose address can still change. */
  private compareOthers({ dashboard }: Tab, cities: ReadonlyMap<string, string | null>, context: TestContext): void {
    const { reachable } = dashboard.deliveryAddress(this.ref).reach$.value
    for (const { reference } of latest(dashboard.bookings.list$.value)?.upcoming ?? []) {
      if (reference === this.ref || (cities.get(reference) ?? null) === null) continue
      if (context.deliveriesOnTheirWay.has(reference)) continue
      const isOffered = reachable.some(({ bookingRef }) => bookingRef === reference)
      this.expect(isOffered, `the delivery of ${reference} to be offered as well`)
    }
  }

  /** The city of each first delivery; null if it has no postal address. */
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
    return `sends the delivery of ${this.everywhere ? `every booking, from ${this.ref},` : this.ref} to ${this.city}${waits(this.patience)}`
  }
}

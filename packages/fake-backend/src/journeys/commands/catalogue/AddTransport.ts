import { type Path, paths, texts } from '@booking-dashboard/core'
import type { TransportField, TransportMode } from '@booking-dashboard/core/ports'
import { chooseTransport } from '../../model/basket/chooseTransport.js'
import type { BookingRef, Patience, TestContext } from '../../model/TestContext.js'
import type { Tab } from '../../browser/Tab.js'
import { waits } from '../Step.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

/** The transport to choose, and its passengers. */
export interface TransportOrder {
  readonly ref: BookingRef
  readonly mode: TransportMode
  /** For each step, an index into the options on offer. */
  readonly fingers: readonly [number, number, number, number, number]
  readonly passengers: readonly (1 | 2)[]
}

/** Directions besides both ways that each booking's settings allow. */
const oneWay: Readonly<Record<BookingRef, readonly TransportMode[]>> = {
  SUN1001: [],
  SUN1002: ['OUTBOUND_ONLY'],
  SUN1003: ['OUTBOUND_ONLY', 'RETURN_ONLY'],
}

/** Finds transport step by step and adds seats: both ways, or one way if the settings allow it. */
export class AddTransport extends AddThings {
  readonly name = 'add transport'
  override readonly screen: Path

  constructor(
    readonly order: TransportOrder,
    patience: Patience,
  ) {
    super(order.ref, patience)
    this.screen = paths.transport(order.ref)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { ref, mode, fingers, passengers } = this.order
    const [type, route, date, outbound, back] = fingers
    const places: Partial<Record<TransportField, number>> = { type, route, date, outbound, return: back }
    const finder = tab.dashboard.transportFinder(ref)
    await context.press(tab, () =>
      chooseTransport(finder, ({ field, options }) => {
        if (field !== 'direction') return pick(options, places[field] ?? 0)?.value
        const offered = options.map(({ value }) => value)
        this.expect(
          offered.join() === ['BOTH_WAYS', ...oneWay[ref]].join(),
          `other ways than ${offered.join()} to be offered`,
        )
        return offered.find((value) => value === mode)
      }),
    )
    const before = finder.state$.value
    if (before.kind === 'choosing')
      this.expect(before.active.options !== 'loading', 'what is on offer to be there, or why it is not')
    if (before.kind !== 'choosing' || before.active.name !== 'travellers') return null
    const wanted = (passengerId: number): boolean => passengers.some((one) => one === passengerId)
    for (const { passengerId, isChosen } of before.passengers)
      if (isChosen !== wanted(passengerId)) finder.togglePassenger(passengerId)
    const state = finder.state$.value
    if (state.kind !== 'choosing') return null
    const { lines, total } = state.totals
    const items = lines.flatMap(({ stopId, quantity }) => Array.from({ length: quantity }, () => `stop ${stopId}`))
    if (items.length === 0) return null
    let end = ''
    return {
      run: async () => (end = (await finder.add()).kind),
      afterwards: () => {
        const now = finder.state$.value
        const outcome = now.kind === 'choosing' ? now.outcome.kind : now.kind
        this.expect(
          end === 'added' && outcome === 'added',
          `the seats to be told as added, not as ${end} and ${outcome}`,
        )
      },
      isLimited: true,
      parts: [{ items, costs: total, granted: areLeft(context, ref, items) }],
      notified: [texts.basket.transportAdded],
    }
  }

  toString(): string {
    const { ref, mode, fingers, passengers } = this.order
    return `adds transport (${mode}) to ${ref} for passengers ${passengers.join(' and ')}, choosing places ${fingers.join()}${waits(this.patience)}`
  }
}

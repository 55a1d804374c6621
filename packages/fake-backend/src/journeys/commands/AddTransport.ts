import { type Path, paths, texts } from '@booking-dashboard/core'
import type { TransportField, TransportMode } from '@booking-dashboard/core/ports'
import { chooseTransport } from '../model/chooseTransport.js'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { waits } from './Step.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

/** Which journeys are chosen, and who travels. */
export interface TransportOrder {
  readonly ref: BookingRef
  readonly mode: TransportMode
  /** The choice at each step, of what is on offer there. */
  readonly fingers: readonly [number, number, number, number, number]
  readonly travellers: readonly (1 | 2)[]
}

/** Finds transport step by step and takes seats: both ways, or one way where the settings allow it. */
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
    const { ref, mode, fingers, travellers } = this.order
    const [type, route, date, outbound, back] = fingers
    const places: Partial<Record<TransportField, number>> = { type, route, date, outbound, return: back }
    const finder = tab.dashboard.transportFinder(ref)
    await context.press(tab, () =>
      chooseTransport(finder, ({ field, options }) =>
        field === 'direction'
          ? options.find(({ value }) => value === mode)?.value
          : pick(options, places[field] ?? 0)?.value,
      ),
    )
    const before = finder.state$.value
    if (before.kind !== 'choosing' || before.active.name !== 'travellers') return null
    const wanted = (paxId: number): boolean => travellers.some((one) => one === paxId)
    for (const { paxId, isChosen } of before.travellers) if (isChosen !== wanted(paxId)) finder.toggleTraveller(paxId)
    const state = finder.state$.value
    if (state.kind !== 'choosing') return null
    const { lines, total } = state.totals
    const things = lines.flatMap(({ stopId, quantity }) => Array.from({ length: quantity }, () => `stop ${stopId}`))
    if (things.length === 0) return null
    return {
      run: finder.add,
      isLimited: true,
      parts: [{ things, costs: total, granted: areLeft(context, ref, things) }],
      said: [texts.basket.transportAdded],
    }
  }

  toString(): string {
    const { ref, mode, fingers, travellers } = this.order
    return `adds transport (${mode}) to ${ref} for passengers ${travellers.join(' and ')}, choosing places ${fingers.join()}${waits(this.patience)}`
  }
}

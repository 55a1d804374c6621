import {
  chosenStops,
  displayedCost,
  latest,
  routesOfType,
  stopsOnOffer,
  texts,
  type TransportMode,
} from '@booking-dashboard/core'
import type { BookingRef, Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { type Adding, AddThings, areLeft, pick } from './AddThings.js'

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

  constructor(
    private readonly order: TransportOrder,
    patience: Patience,
  ) {
    super(order.ref, patience)
  }

  protected async choose(context: TestContext, tab: Tab): Promise<Adding | null> {
    const { ref, travellers } = this.order
    const finder = tab.dashboard.transportFinder(ref)
    await this.search(context, tab)
    const stops = chosenStops(finder.search$.value)
    if (stops.length === 0) return null
    const seats = stops.flatMap((stop) => travellers.map((paxId) => ({ stop, paxId })))
    const things = seats.map(({ stop }) => `stop ${stop.id}`)
    const transport = seats.map(({ stop, paxId }) => ({
      stopId: stop.id,
      // The fellow traveller's customer id is swapped for theirs where the page knows it.
      traveller: paxId === 1 ? { customerId: '7001' } : { paxId },
      routes: [stop.routeId],
      direction: stop.direction,
      date: stop.departureDate.slice(0, 10),
      departureLocation: stop.departureLocation,
      arrivalLocation: stop.arrivalLocation,
    }))
    return {
      run: () => tab.dashboard.basket(ref).addTransport({ seats: transport }),
      parts: [
        {
          things,
          costs: seats.reduce((sum, { stop }) => sum + displayedCost(stop.cost), 0),
          granted: areLeft(context, ref, things),
        },
      ],
      said: [texts.basket.transportAdded],
    }
  }

  private async search(context: TestContext, tab: Tab): Promise<void> {
    const { ref, mode, fingers } = this.order
    const finder = tab.dashboard.transportFinder(ref)
    const [typeAt, routeAt, dateAt, outAt, backAt] = fingers
    const now = () => finder.search$.value
    await context.press(tab, finder.start)
    finder.startOver()
    if (now().modes.includes(mode)) await context.press(tab, finder.chooseMode(mode))
    const type = pick(latest(now().types) ?? [], typeAt)
    if (type !== undefined) await context.press(tab, finder.chooseType(type.id))
    const route = pick(routesOfType(now()), routeAt)
    if (route !== undefined) await context.press(tab, finder.chooseRoutes([route.id]))
    const date = pick(latest(now().dates) ?? [], dateAt)
    if (date !== undefined) await context.press(tab, finder.chooseDate(date))
    const [from] = latest(now().locations)?.departures ?? []
    const [to] = latest(now().locations)?.arrivals ?? []
    if (from !== undefined && to !== undefined) await context.press(tab, finder.chooseLocations(from, to))
    for (const [direction, at] of [
      ['OUTBOUND', outAt],
      ['RETURN', backAt],
    ] as const) {
      const stop = pick(stopsOnOffer(now(), direction), at)
      if (stop !== undefined) finder.chooseStop(direction, stop.id)
    }
  }

  toString(): string {
    const { ref, mode, fingers, travellers } = this.order
    return `add transport ${mode} to ${ref} for ${travellers.join(' and ')}, choosing ${fingers.join()}`
  }
}

import { chosenStops, directionsOf } from './chooseTransport.js'
import type { TransportSearch } from './TransportSearch.js'

/** What is chosen one after the other. */
export const transportStepNames = ['type', 'route', 'direction', 'date', 'places', 'stops', 'travellers'] as const
export type TransportStepName = (typeof transportStepNames)[number]

export interface TransportStep {
  readonly name: TransportStepName
  readonly done: boolean
}

/** While the stops are asked for again, those that were chosen stay chosen. */
const areStopsChosen = (search: TransportSearch): boolean => {
  const { choices, outboundStops, returnStops } = search
  const isAskedAgain = (direction: 'OUTBOUND' | 'RETURN'): boolean =>
    direction === 'OUTBOUND'
      ? outboundStops.kind === 'loading' && choices.outboundStopId !== null
      : returnStops.kind === 'loading' && choices.returnStopId !== null
  const found = new Set(chosenStops(search).map(({ direction }) => direction))
  return directionsOf(choices).every((direction) => found.has(direction) || isAskedAgain(direction))
}

/**
 * The steps of this package, in their order. The direction is asked for only where the settings leave a choice; since it
 * begins as both ways, `directionSettled` says whether the customer has seen it. Who travels is never done: it is the last.
 */
export const transportSteps = (search: TransportSearch, directionSettled: boolean): readonly TransportStep[] => {
  const { typeId, routes, date, departureLocation } = search.choices
  const done: Readonly<Record<TransportStepName, boolean>> = {
    type: typeId !== null,
    route: routes.length > 0,
    direction: directionSettled || date !== null,
    date: date !== null,
    places: departureLocation !== null,
    stops: areStopsChosen(search),
    travellers: false,
  }
  return transportStepNames
    .filter((name) => name !== 'direction' || search.modes.length > 1)
    .map((name) => ({ name, done: done[name] }))
}

/** The first one that is still open. */
export const openStep = (steps: readonly TransportStep[]): TransportStepName =>
  steps.find(({ done }) => !done)?.name ?? 'travellers'

/** The step that was asked for, where everything before it is chosen; else the first open one. */
export const stepToShow = (steps: readonly TransportStep[], wanted: string | null): TransportStepName => {
  const place = steps.findIndex(({ name }) => name === wanted)
  const asked = steps[place]
  return asked !== undefined && steps.slice(0, place).every(({ done }) => done) ? asked.name : openStep(steps)
}

import type { TransportDirection } from '../../domain/Holdings.js'
import type { Formats } from '../../language/formats.js'
import { arrivalTime, departureTime } from '../../bookings/itinerary/itineraryTransport.js'
import type { TransportTexts } from './transportTexts.js'
import { displayedCost, type Minor } from '../../money/Money.js'
import { latest, type Loadable } from '../../reactive/resource.js'
import { type AvailabilityLevel, availabilityLevel } from '../onSale.js'
import type { TransportField, TransportStepName, TransportStop } from './TransportCatalogueApi.js'
import { directionsOf, routesOfType, stopsOnOffer, type TransportSearch } from './transportSearch.js'

/** The details of a departure beside its time. */
export interface DepartureFacts {
  readonly name: string
  /** Whether the time is still to be confirmed. Then the time of arrival is not known either. */
  readonly toBeConfirmed: boolean
  /** "09:35" on the day of the departure, day and time on another. Null if it is not known. */
  readonly arrives: string | null
  /** The cost for one passenger, including the booking fee. */
  readonly cost: Minor
  readonly bookingFee: Minor
  readonly level: AvailabilityLevel
  readonly left: number
}

export interface TransportOption {
  readonly value: string
  readonly label: string
  readonly note: string
  readonly departure: DepartureFacts | null
}

/** One choice of a step, with its options. */
export interface TransportQuestion {
  readonly field: TransportField
  /** The departure and arrival places of a departure. */
  readonly hint: string
  /** '' if nothing is picked. */
  readonly picked: string
  /** Empty if no return leaves after the picked outbound departure. */
  readonly options: readonly TransportOption[]
}

export type Picked = Partial<Readonly<Record<TransportField, string>>>

const plain = (value: string, label: string, note = ''): TransportOption => ({ value, label, note, departure: null })

const writeDeparture = (stop: TransportStop, formats: Formats): TransportOption => ({
  value: stop.id,
  label: departureTime(stop, formats),
  note: '',
  departure: {
    name: stop.name,
    toBeConfirmed: !stop.isDepartureTimeSpecified,
    arrives: arrivalTime(stop, formats),
    cost: displayedCost(stop.cost),
    bookingFee: stop.cost.bookingFee,
    level: availabilityLevel(stop),
    left: stop.availability.available,
  },
})

const writtenDepartures = new WeakMap<Formats, WeakMap<TransportStop, TransportOption>>()

/** Computed once for each stop, so that picking one of many departures does not redraw the others. */
const departureOption = (stop: TransportStop, formats: Formats): TransportOption => {
  const written = writtenDepartures.get(formats) ?? new WeakMap<TransportStop, TransportOption>()
  writtenDepartures.set(formats, written)
  const option = written.get(stop) ?? writeDeparture(stop, formats)
  written.set(stop, option)
  return option
}

export const isOpen = ({ departure }: TransportOption): boolean => departure?.level !== 'soldOut'

const departures = (
  search: TransportSearch,
  direction: TransportDirection,
  picked: string | null,
  texts: TransportTexts,
) => {
  const [first] = latest(direction === 'OUTBOUND' ? search.outboundStops : search.returnStops) ?? []
  return {
    field: direction === 'OUTBOUND' ? ('outbound' as const) : ('return' as const),
    hint: first === undefined ? '' : texts.screen.transport.booked.from(first.departureLocation, first.arrivalLocation),
    picked: picked ?? '',
    options: stopsOnOffer(search, direction).map((stop) => departureOption(stop, texts.formats)),
  }
}

/** The questions of a step, with what is picked. A place that is the only option is picked automatically. */
export const questionsOf = (
  search: TransportSearch,
  step: TransportStepName,
  picked: Picked,
  texts: TransportTexts,
): readonly TransportQuestion[] => {
  const { choices } = search
  const ask = (
    field: TransportField,
    chosen: string | null,
    options: readonly TransportOption[],
  ): TransportQuestion => ({
    field,
    hint: '',
    picked: picked[field] ?? chosen ?? (options.length === 1 ? (options[0]?.value ?? '') : ''),
    options,
  })
  switch (step) {
    case 'type':
      return [
        ask(
          'type',
          choices.typeId,
          (latest(search.types) ?? []).map(({ id, name }) => plain(id, texts.screen.transport.typeNames[name] ?? name)),
        ),
      ]
    case 'route': {
      const routes = routesOfType(search)
      return [
        ask(
          'route',
          choices.routeId,
          routes.map(({ id, name, description }) => plain(id, name, description)),
        ),
      ]
    }
    case 'direction':
      return [
        ask(
          'direction',
          choices.mode,
          search.modes.map((mode) => plain(mode, texts.screen.transport.modes[mode])),
        ),
      ]
    case 'date':
      return [
        ask(
          'date',
          choices.date,
          (latest(search.dates) ?? []).map((date) => plain(date, texts.formats.date(date))),
        ),
      ]
    case 'places': {
      const places = (names: readonly string[]) => names.map((name) => plain(name, name))
      const found = latest(search.locations)
      return [
        ask('departure', choices.departureLocation, places(found?.departures ?? [])),
        ask('arrival', choices.arrivalLocation, places(found?.arrivals ?? [])),
      ]
    }
    case 'stops':
      return directionsOf(choices).map((direction) =>
        departures(search, direction, direction === 'OUTBOUND' ? choices.outboundStopId : choices.returnStopId, texts),
      )
    case 'passengers':
      return []
  }
}

const stopsSources = ({ choices, outboundStops, returnStops }: TransportSearch) =>
  directionsOf(choices).map((direction) => (direction === 'OUTBOUND' ? outboundStops : returnStops))

const sourcesOf = (search: TransportSearch, step: TransportStepName): readonly Loadable<unknown>[] => {
  switch (step) {
    case 'type':
      return [search.types]
    case 'route':
      return [search.routes]
    case 'date':
      return [search.dates]
    case 'places':
      return [search.locations]
    case 'stops':
      return stopsSources(search)
    default:
      return []
  }
}

/** The state of the options of a step. */
export type OptionsStatus = 'loading' | 'failed' | 'empty' | 'ready'

export const optionsStatus = (
  search: TransportSearch,
  step: TransportStepName,
  questions: readonly TransportQuestion[],
): OptionsStatus => {
  const sources = sourcesOf(search, step)
  if (sources.some((source) => latest(source) === null))
    return sources.some(({ kind }) => kind === 'failed') ? 'failed' : 'loading'
  // A return that leaves too early is explained beside the departures, not as an empty step.
  const isNothing =
    step === 'stops'
      ? stopsSources(search).some((source) => latest(source)?.length === 0)
      : questions.some(({ options }) => options.length === 0)
  return isNothing ? 'empty' : 'ready'
}

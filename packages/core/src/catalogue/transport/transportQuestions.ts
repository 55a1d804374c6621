import type { Formats } from '../../language/formats.js'
import { arrivalTime, departureTime } from '../../bookings/itinerary/itineraryTransport.js'
import type { TransportTexts } from './transportTexts.js'
import { displayedCost, type Minor } from '../../money/Money.js'
import { latest, type Loadable } from '../../reactive/resource.js'
import { type AvailabilityLevel, availabilityLevel } from '../onSale.js'
import type { TransportField, TransportStepName, TransportStop } from './TransportCatalogueApi.js'
import { directionsOf, stopsOnOffer, type TransportSearch, ways } from './transportSearch.js'

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

/** An option, which is written when it is shown. */
interface Offered {
  readonly value: string
  readonly isSoldOut: boolean
  readonly write: (texts: TransportTexts) => TransportOption
}

/** One choice of a step, with what is on offer for it. */
interface Field {
  readonly field: TransportField
  readonly chosen: string | null
  /** What its options come from. */
  readonly source: Loadable<unknown>
  readonly offered: readonly Offered[]
}

const plain = (value: string, label: (texts: TransportTexts) => string, note = ''): Offered => ({
  value,
  isSoldOut: false,
  write: (texts) => ({ value, label: label(texts), note, departure: null }),
})

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

const field = <A>(
  name: TransportField,
  chosen: string | null,
  source: Loadable<A>,
  offered: (value: A) => readonly Offered[],
): Field => {
  const value = latest(source)
  return { field: name, chosen, source, offered: value === null ? [] : offered(value) }
}

/** Both ways is the default, which is shown as a choice only once the customer made it. */
const isModeChosen = ({ choices, modes }: TransportSearch): boolean =>
  choices.isModeChosen || choices.date !== null || modes.length === 1

const places = (names: readonly string[]): readonly Offered[] => names.map((name) => plain(name, () => name))

/** The choices of each step. */
const fields: Readonly<Record<TransportStepName, (search: TransportSearch) => readonly Field[]>> = {
  type: ({ choices, types }) => [
    field('type', choices.typeId, types, (all) =>
      all.map(({ id, name }) => plain(id, ({ screen }) => screen.transport.typeNames[name] ?? name)),
    ),
  ],
  route: ({ choices, routes }) => [
    field('route', choices.routeId, routes, (all) =>
      all
        .filter(({ typeId }) => typeId === choices.typeId)
        .map(({ id, name, description }) => plain(id, () => name, description)),
    ),
  ],
  direction: (search) => [
    field(
      'direction',
      isModeChosen(search) ? search.choices.mode : null,
      { kind: 'loaded', value: search.modes },
      (all) => all.map((mode) => plain(mode, ({ screen }) => screen.transport.modes[mode])),
    ),
  ],
  date: ({ choices, dates }) => [
    field('date', choices.date, dates, (all) => all.map((date) => plain(date, ({ formats }) => formats.date(date)))),
  ],
  places: ({ choices, locations }) => [
    field('departure', choices.departureLocation, locations, ({ departures }) => places(departures)),
    field('arrival', choices.arrivalLocation, locations, ({ arrivals }) => places(arrivals)),
  ],
  stops: (search) =>
    directionsOf(search.choices).map((direction) => ({
      field: ways[direction].field,
      chosen: search.choices[ways[direction].stopId],
      source: search[ways[direction].stops],
      offered: stopsOnOffer(search, direction).map((stop) => ({
        value: stop.id,
        isSoldOut: availabilityLevel(stop) === 'soldOut',
        write: ({ formats }) => departureOption(stop, formats),
      })),
    })),
  passengers: () => [],
}

const isFieldChosen = (step: TransportStepName, { chosen, source, offered }: Field): boolean => {
  // Departures that could not be loaded must be chosen again.
  if (latest(source) === null) return chosen !== null && (step !== 'stops' || source.kind !== 'failed')
  return offered.some(({ value }) => value === chosen)
}

/** A choice that is no longer on offer, such as one from a draft, must be made again. The passengers are never done. */
export const isChosen = (search: TransportSearch, step: TransportStepName): boolean => {
  if (step === 'direction') return isModeChosen(search)
  return step !== 'passengers' && fields[step](search).every((one) => isFieldChosen(step, one))
}

/** The values of a step if each of its choices has a single option. Null if the customer has to choose. */
export const onlyValues = (search: TransportSearch, step: TransportStepName): readonly string[] | null => {
  const asked = fields[step](search)
  const isForced =
    asked.length > 0 && asked.every(({ offered: [first, ...more] }) => first && !first.isSoldOut && more.length === 0)
  return isForced ? asked.flatMap(({ offered }) => offered.map(({ value }) => value)) : null
}

/** The places of a departure, above its options. */
const hintOf = ({ source }: Field, { screen }: TransportTexts): string => {
  const [first] = (latest(source) ?? []) as readonly TransportStop[]
  return first === undefined ? '' : screen.transport.booked.from(first.departureLocation, first.arrivalLocation)
}

/**
 * The questions of a step, with what is picked. A place that is the only option is picked automatically. A departure is
 * chosen as soon as it is picked.
 */
export const questionsOf = (
  search: TransportSearch,
  step: TransportStepName,
  picked: Picked,
  texts: TransportTexts,
): readonly TransportQuestion[] =>
  fields[step](search).map((one) => {
    const { field: name, chosen, offered } = one
    const only = offered.length === 1 ? offered[0]?.value : undefined
    const isStop = step === 'stops'
    return {
      field: name,
      hint: isStop ? hintOf(one, texts) : '',
      picked: (isStop ? chosen : (picked[name] ?? chosen ?? only)) ?? '',
      options: offered.map(({ write }) => write(texts)),
    }
  })

/** The state of the options of a step. */
export type OptionsStatus = 'loading' | 'failed' | 'empty' | 'ready'

export const optionsStatus = (search: TransportSearch, step: TransportStepName): OptionsStatus => {
  const asked = fields[step](search)
  if (asked.some(({ source }) => latest(source) === null))
    return asked.some(({ source }) => source.kind === 'failed') ? 'failed' : 'loading'
  // A return that leaves too early is explained beside the departures, not as an empty step.
  const isNothing = ({ source, offered }: Field): boolean =>
    step === 'stops' ? (latest(source) as readonly unknown[]).length === 0 : offered.length === 0
  return asked.some(isNothing) ? 'empty' : 'ready'
}

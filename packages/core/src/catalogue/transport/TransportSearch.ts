import type { IsoDate } from '../../environment/IsoDate.js'
import { idle, type Loadable } from '../../reactive/Loadable.js'
import type {
  TransportLocations,
  TransportMode,
  TransportRoute,
  TransportStop,
  TransportType,
} from './TransportCatalogue.js'

/** What the customer has chosen, step by step; null is not chosen yet. */
export interface TransportChoices {
  readonly mode: TransportMode
  readonly typeId: string | null
  readonly routes: readonly string[]
  readonly date: IsoDate | null
  readonly departureLocation: string | null
  readonly arrivalLocation: string | null
  readonly outboundStopId: string | null
  readonly returnStopId: string | null
}

/** The choices, and what is on offer for the next one. */
export interface TransportSearch {
  readonly choices: TransportChoices
  /** Both ways alone until the settings are known. */
  readonly modes: readonly TransportMode[]
  readonly types: Loadable<readonly TransportType[]>
  /** Of every type; `routesOfType` are those to choose from. */
  readonly routes: Loadable<readonly TransportRoute[]>
  readonly dates: Loadable<readonly IsoDate[]>
  readonly locations: Loadable<TransportLocations>
  readonly outboundStops: Loadable<readonly TransportStop[]>
  readonly returnStops: Loadable<readonly TransportStop[]>
}

export const noTransportChoices: TransportChoices = {
  mode: 'BOTH_WAYS',
  typeId: null,
  routes: [],
  date: null,
  departureLocation: null,
  arrivalLocation: null,
  outboundStopId: null,
  returnStopId: null,
}

export const newTransportSearch: TransportSearch = {
  choices: noTransportChoices,
  modes: ['BOTH_WAYS'],
  types: idle,
  routes: idle,
  dates: idle,
  locations: idle,
  outboundStops: idle,
  returnStops: idle,
}

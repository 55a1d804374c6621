import type {
  accommodationCatalogueEndpoints,
  extrasCatalogueEndpoints,
  packageEndpoints,
  transportCatalogueEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type * as t from 'io-ts'
import { type Availability, createStock, type Stock } from './Stock.js'

type WithoutStock<T> = Omit<T, keyof Availability>

type RoomExtraOutput = t.OutputOf<typeof accommodationCatalogueEndpoints.extras.answer>['accommodationExtras'][number]

export type Accommodation = t.OutputOf<
  typeof accommodationCatalogueEndpoints.accommodations.answer
>['accommodations'][number]
export type RoomOffer = WithoutStock<
  t.OutputOf<typeof accommodationCatalogueEndpoints.availability.answer>['rooms'][number]
>
export type RoomExtraOffer = Omit<RoomExtraOutput, 'options'> & {
  readonly options: readonly WithoutStock<RoomExtraOutput['options'][number]>[]
}
export type ExtraOffer = t.OutputOf<typeof extrasCatalogueEndpoints.extras.answer>['extras'][number]
export type TransportType = t.OutputOf<typeof transportCatalogueEndpoints.types.answer>['types'][number]
export type TransportRoute = t.OutputOf<typeof transportCatalogueEndpoints.routes.answer>['routes'][number]
export type StopOffer = WithoutStock<t.OutputOf<typeof transportCatalogueEndpoints.stops.answer>['stops'][number]>
export type Terms = t.OutputOf<typeof packageEndpoints.termsAndConditions.answer>

/** Whoever takes something of one group of an extra has to take as much of another. */
export interface GroupNeed {
  readonly extraId: string
  readonly groupId: number
  readonly needs: number
}

export interface OneWay {
  readonly outbound: boolean
  readonly return: boolean
}

/** What a booking's package has on offer beside tickets, and its rules. */
export interface PackageOffers {
  readonly accommodations: readonly Accommodation[]
  readonly rooms: readonly RoomOffer[]
  readonly roomExtras: readonly RoomExtraOffer[]
  readonly extras: readonly ExtraOffer[]
  readonly groupNeeds: readonly GroupNeed[]
  readonly transportTypes: readonly TransportType[]
  readonly routes: readonly TransportRoute[]
  readonly stops: readonly StopOffer[]
  /** IANA names by location, for those that are known. */
  readonly timeZones: Readonly<Record<string, string>>
  /** Where a traveller may go without coming back, or come back without having gone. */
  readonly oneWay: OneWay
  /** Null where there are none: HTTP 404. */
  readonly terms: Terms | null
  readonly stock: Stock
}

export const nothingOnOffer = (terms: Terms | null): PackageOffers => ({
  accommodations: [],
  rooms: [],
  roomExtras: [],
  extras: [],
  groupNeeds: [],
  transportTypes: [],
  routes: [],
  stops: [],
  timeZones: {},
  oneWay: { outbound: false, return: false },
  terms,
  stock: createStock([]),
})

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

/** A group of an extra that needs at least as many of another group. */
export interface GroupNeed {
  readonly extraId: string
  readonly groupId: number
  readonly needs: number
}

export interface OneWay {
  readonly outbound: boolean
  readonly return: boolean
}

/** The offers of a booking's package beside tickets, and its rules. */
export interface PackageOffers {
  readonly accommodations: readonly Accommodation[]
  readonly rooms: readonly RoomOffer[]
  readonly roomExtras: readonly RoomExtraOffer[]
  readonly extras: readonly ExtraOffer[]
  readonly groupNeeds: readonly GroupNeed[]
  readonly transportTypes: readonly TransportType[]
  readonly routes: readonly TransportRoute[]
  readonly stops: readonly StopOffer[]
  /** IANA names by location, as far as known. */
  readonly timeZones: Readonly<Record<string, string>>
  /** Whether a passenger may book outbound or return transport alone. */
  readonly oneWay: OneWay
  /** Null if the package has none: HTTP 404. */
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

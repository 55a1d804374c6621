import { type ExtraToBuy, toExtras } from '../extras/extrasToBuy.js'
import { type TypeToRide, toTransport } from '../transport/departures.js'
import type { OneWay, PackageOffers, Terms } from '../../records/PackageOffers.js'
import { type Nights, type StayToLet, toStays } from '../accommodation/stays.js'
import { createStock } from '../../records/Stock.js'

export interface ToOffer {
  readonly nights: Nights
  readonly stays: readonly StayToLet[]
  readonly extras: readonly ExtraToBuy[]
  readonly transport: readonly TypeToRide[]
  readonly timeZones: Readonly<Record<string, string>>
  readonly oneWay: OneWay
  readonly terms: Terms | null
}

export const offerPackage = (now: number, offer: ToOffer): PackageOffers => {
  const { left: stayLeft, ...stays } = toStays(offer.nights, offer.stays)
  const { left: extraLeft, ...extras } = toExtras(offer.extras)
  const { left: seatsLeft, ...transport } = toTransport(now, offer.transport)
  return {
    ...stays,
    ...extras,
    ...transport,
    timeZones: offer.timeZones,
    oneWay: offer.oneWay,
    terms: offer.terms,
    stock: createStock([...stayLeft, ...extraLeft, ...seatsLeft]),
  }
}

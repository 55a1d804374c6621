import { dateIn } from '../../../values/calendar.js'
import { offerPackage } from '../../../catalogue/package/offerPackage.js'
import type { PackageOffers } from '../../../records/PackageOffers.js'
import { barcelonaExtras } from './barcelonaExtras.js'
import { barcelonaStays } from './barcelonaStays.js'
import { barcelonaTimeZones } from './barcelonaPlaces.js'
import { barcelonaTransport } from './barcelonaTransport.js'
import { bookingTerms } from './terms.js'

/** The offers for SUN1001. Outbound and return transport must be booked together. */
export const barcelona = (now: number): PackageOffers =>
  offerPackage(now, {
    nights: { checkIn: dateIn(now, 60), checkOut: dateIn(now, 67) },
    stays: barcelonaStays(now),
    extras: barcelonaExtras(now),
    transport: barcelonaTransport,
    timeZones: barcelonaTimeZones,
    oneWay: { outbound: false, return: false },
    terms: bookingTerms,
  })

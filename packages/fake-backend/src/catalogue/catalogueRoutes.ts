import {
  accommodationCatalogueEndpoints,
  extrasCatalogueEndpoints,
  packageEndpoints,
  ticketCatalogueEndpoints,
} from '@booking-dashboard/http-adapter/contract'
import type { ExtraOffer, PackageOffers, RoomExtraOffer } from '../records/PackageOffers.js'
import { availabilityOf, extraKey, roomExtraKey, roomKey } from '../records/Stock.js'
import { refuse } from '../refusal/Refusal.js'
import { ownBooking } from '../routing/ownBooking.js'
import { route, type Route } from '../routing/Route.js'
import { transportRoutes } from './transport/transportRoutes.js'

const ticketRoutes: readonly Route[] = [
  route(ticketCatalogueEndpoints.events, (call) => ({
    events: [...ownBooking(call, call.param('ref')).catalogue.events],
  })),
  route(ticketCatalogueEndpoints.availability, (call) => ({
    availability: Object.fromEntries(ownBooking(call, call.param('ref')).catalogue.availability),
  })),
]

const flag = (set: boolean): string => (set ? '1' : '0')

const packageRoutes: readonly Route[] = [
  route(
    packageEndpoints.termsAndConditions,
    (call) =>
      ownBooking(call, call.param('bookingRef')).offers.terms ??
      refuse('noTerms', 'There are no terms and conditions for this booking.', 404),
  ),
  route(packageEndpoints.optionSettings, (call) => {
    const { amexEnabled, offers } = ownBooking(call, call.param('ref'))
    return [
      { handle: 'PAYMENTS_AMEX_ENABLED', value: flag(amexEnabled) },
      { handle: 'TRANSPORT_ONE_WAY_OUTBOUND', value: flag(offers.oneWay.outbound) },
      { handle: 'TRANSPORT_ONE_WAY_RETURN', value: flag(offers.oneWay.return) },
    ]
  }),
]

const roomExtraAnswer = ({ stock }: PackageOffers, extra: RoomExtraOffer) => ({
  ...extra,
  options: extra.options.map((option) => ({
    ...option,
    ...availabilityOf(stock.left, roomExtraKey(extra.extra_id, option.option_id)),
  })),
})

/** Answers every offer, on sale or not: the dashboard filters by the dates (behaviour/catalogue#2.5). */
const accommodationRoutes: readonly Route[] = [
  route(accommodationCatalogueEndpoints.accommodations, (call) => ({
    accommodations: [...ownBooking(call, call.param('ref')).offers.accommodations],
  })),
  route(accommodationCatalogueEndpoints.availability, (call) => {
    const { rooms, stock } = ownBooking(call, call.param('ref')).offers
    return { rooms: rooms.map((room) => ({ ...room, ...availabilityOf(stock.left, roomKey(room.id)) })) }
  }),
  route(accommodationCatalogueEndpoints.extras, (call) => {
    const { offers } = ownBooking(call, call.param('ref'))
    const id = call.param('accommodationId')
    if (!offers.accommodations.some((one) => one.id === id)) {
      refuse('unknownOffer', 'This accommodation is not on offer for your booking.', 404)
    }
    const extras = offers.roomExtras.filter(({ acco_id }) => acco_id === id)
    return { accommodationExtras: extras.map((extra) => roomExtraAnswer(offers, extra)) }
  }),
]

const availabilityAnswer = ({ stock }: PackageOffers, extras: readonly ExtraOffer[]) => ({
  extras: extras
    .flatMap(({ options }) => options)
    .map(({ extra_id, option_id }) => ({
      extra_id,
      option_id,
      ...availabilityOf(stock.left, extraKey(extra_id, option_id)),
    })),
})

const extrasRoutes: readonly Route[] = [
  route(extrasCatalogueEndpoints.extras, (call) => ({
    extras: [...ownBooking(call, call.param('bookingRef')).offers.extras],
  })),
  route(extrasCatalogueEndpoints.availability, (call) => {
    const { offers } = ownBooking(call, call.param('bookingRef'))
    return availabilityAnswer(offers, offers.extras)
  }),
  route(extrasCatalogueEndpoints.availabilityOf, (call) => {
    const { offers } = ownBooking(call, call.param('bookingRef'))
    const extras = offers.extras.filter(({ id }) => id === call.param('extraId'))
    if (extras.length === 0) refuse('unknownOffer', 'This extra is not on offer for your booking.', 404)
    return availabilityAnswer(offers, extras)
  }),
]

export const catalogueRoutes: readonly Route[] = [
  ...ticketRoutes,
  ...accommodationRoutes,
  ...extrasRoutes,
  ...transportRoutes,
  ...packageRoutes,
]

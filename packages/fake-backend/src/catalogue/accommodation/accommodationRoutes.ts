import { accommodationCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../../routing/ownBooking.js'
import { refuse } from '../../refusal/Refusal.js'
import { route, type Route } from '../../routing/Route.js'
import type { PackageOffers, RoomExtraOffer } from '../../records/PackageOffers.js'
import { availabilityOf, roomExtraKey, roomKey } from '../../records/Stock.js'

const roomExtraAnswer = ({ stock }: PackageOffers, extra: RoomExtraOffer) => ({
  ...extra,
  options: extra.options.map((option) => ({
    ...option,
    ...availabilityOf(stock, roomExtraKey(extra.extra_id, option.option_id)),
  })),
})

/** Answers every offer, on sale or not: the dashboard filters by the dates (behaviour/catalogue#2.5). */
export const accommodationRoutes: readonly Route[] = [
  route(accommodationCatalogueEndpoints.accommodations, (call) => ({
    accommodations: [...ownBooking(call, call.param('ref')).offers.accommodations],
  })),
  route(accommodationCatalogueEndpoints.availability, (call) => {
    const { rooms, stock } = ownBooking(call, call.param('ref')).offers
    return { rooms: rooms.map((room) => ({ ...room, ...availabilityOf(stock, roomKey(room.id)) })) }
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

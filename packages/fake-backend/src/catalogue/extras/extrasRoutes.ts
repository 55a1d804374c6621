import { extrasCatalogueEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../../routing/ownBooking.js'
import { refuse } from '../../refusal/Refusal.js'
import { route, type Route } from '../../routing/Route.js'
import type { ExtraOffer, PackageOffers } from '../../records/PackageOffers.js'
import { availabilityOf, extraKey } from '../../records/Stock.js'

const availabilityAnswer = ({ stock }: PackageOffers, extras: readonly ExtraOffer[]) => ({
  extras: extras
    .flatMap(({ options }) => options)
    .map(({ extra_id, option_id }) => ({
      extra_id,
      option_id,
      ...availabilityOf(stock, extraKey(extra_id, option_id)),
    })),
})

export const extrasRoutes: readonly Route[] = [
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

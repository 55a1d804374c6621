import { packageEndpoints } from '@booking-dashboard/http-adapter/contract'
import { ownBooking } from '../../routing/ownBooking.js'
import { refuse } from '../../refusal/Refusal.js'
import { route, type Route } from '../../routing/Route.js'

const flag = (set: boolean): string => (set ? '1' : '0')

export const packageRoutes: readonly Route[] = [
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

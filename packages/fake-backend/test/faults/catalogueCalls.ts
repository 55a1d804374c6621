import type { TransportMode } from '@booking-dashboard/core/ports'
import { chooseTransport } from '../../src/journeys/chooseTransport.js'
import { type EffectName, effectNames } from './effects.js'
import type { FaultyCall } from './FaultyCall.js'

const ref = 'SUN1001'

/** A few calls show no toast, because the page shows their failure in place. A 403 still redirects. */
const silent: Partial<Record<EffectName, null>> = Object.fromEntries(
  effectNames.filter((name) => name !== 'HTTP 403').map((name) => [name, null]),
)

/** Chooses the first option of each step up to the departures. */
const find =
  (bookingRef: string, mode: TransportMode): FaultyCall['act'] =>
  ({ transportFinder }) =>
    chooseTransport(transportFinder(bookingRef), ({ field, options }) =>
      field === 'direction' ? mode : options[0]?.value,
    )

/** The calls of the catalogue, except those for tickets. */
export const catalogueCalls: readonly FaultyCall[] = [
  {
    operationId: 'getAccommodations',
    operation: 'accommodations',
    act: ({ accommodationList }) => accommodationList(ref).open(),
  },
  {
    operationId: 'getAccommodationAvailability',
    operation: 'roomsAvailability',
    act: ({ accommodationList }) => accommodationList(ref).open(),
  },
  {
    operationId: 'getAccommodationExtras',
    operation: 'roomExtras',
    act: ({ roomShop }) => roomShop(ref, '3101').retryExtras(),
    // The page shows the errors of the body, or a message, with the extras (behaviour/contract#2.7).
    instead: silent,
  },
  { operationId: 'getExtras', operation: 'extras', act: ({ extrasShop }) => extrasShop(ref).open() },
  {
    operationId: 'getExtrasAvailability',
    operation: 'extrasAvailability',
    act: ({ extrasShop }) => extrasShop(ref).open(),
  },
  { operationId: 'getTransportTypes', operation: 'transportTypes', act: find(ref, 'BOTH_WAYS') },
  { operationId: 'getTransportRoutes', operation: 'transportRoutes', act: find(ref, 'BOTH_WAYS') },
  { operationId: 'getTransportDates', operation: 'transportDates', act: find(ref, 'BOTH_WAYS') },
  { operationId: 'getTransportLocations', operation: 'transportLocations', act: find(ref, 'BOTH_WAYS') },
  // Both ways need two searches with texts of their own; one way needs one search.
  { operationId: 'getTransportStops', operation: 'outboundStops', also: 'returnStops', act: find(ref, 'BOTH_WAYS') },
  { operationId: 'getTransportStops', operation: 'transportStops', act: find('SUN1002', 'OUTBOUND_ONLY') },
  { operationId: 'getTransportStops', operation: 'transportStops', act: find('SUN1003', 'RETURN_ONLY') },
  {
    operationId: 'getOptionSettings',
    operation: 'optionSettings',
    act: ({ packageInformation }) => packageInformation(ref).loadSettings(),
  },
  {
    operationId: 'getTermsAndConditions',
    operation: 'termsAndConditions',
    act: ({ packageInformation }) => packageInformation(ref).loadTerms(),
    // A 404 sets a flag; any other failure leaves null (behaviour/contract#2.7).
    instead: silent,
  },
]

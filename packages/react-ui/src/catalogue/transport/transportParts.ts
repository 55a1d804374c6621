import type { TransportChoosing, TransportFinder, InMoney } from '@booking-dashboard/core'

/** The props that the parts of the screen share once the booking is known. */
export interface TransportProps {
  readonly finder: TransportFinder
  readonly state: TransportChoosing
  readonly inMoney: InMoney
}

export const stepId = 'transport-step'
/** The first passenger: the target of a link in the problem summary. */
export const passengersId = 'passengers'

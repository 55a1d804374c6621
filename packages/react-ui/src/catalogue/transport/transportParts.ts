import type { TransportChoosing, TransportFinder, InMoney } from '@booking-dashboard/core'

/** What the parts of the screen are given, once the booking is known. */
export interface TransportProps {
  readonly finder: TransportFinder
  readonly state: TransportChoosing
  readonly inMoney: InMoney
}

export const stepId = 'transport-step'
/** The first traveller: where a summary of what has to be put right leads to. */
export const passengersId = 'travellers'

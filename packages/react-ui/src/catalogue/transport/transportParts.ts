import type { TransportChoosing, TransportFinder } from '@booking-dashboard/core'
import type { moneyIn } from '../../bookings/moneyIn'

/** What the parts of the screen are given, once the booking is known. */
export interface TransportProps {
  readonly finder: TransportFinder
  readonly state: TransportChoosing
  readonly inMoney: ReturnType<typeof moneyIn>
}

export const stepId = 'transport-step'
/** The first traveller: where a summary of what has to be put right leads to. */
export const travellersId = 'travellers'

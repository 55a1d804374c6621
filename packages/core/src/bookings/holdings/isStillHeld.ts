import { resaleCode } from '../../resale/resaleCodes.js'
import type { TicketLine } from '../Booking.js'

/** One that was sold stays in the booking at its price, and is somebody else's. */
export const isStillHeld = ({ resale }: Pick<TicketLine, 'resale'>): boolean => resale.code !== resaleCode.resold

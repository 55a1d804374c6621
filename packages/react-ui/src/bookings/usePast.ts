import { type BookingSummary, isPast, latest } from '@booking-dashboard/core'
import { useMember } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import { useNow } from './useNow'

/** Whether a booking is past, and so to be read. */
export const usePast = (booking: BookingSummary): boolean =>
  isPast(booking, latest(useBehavior(useMember().bookings.list$)), useNow())

import { isBrandRefused, latest, offersAmex } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useBookingRef } from '../bookings/useBookingRef'
import { usePayingArea } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

export interface BrandRules {
  readonly offersAmex: boolean
  readonly refuses: (brand: string | null) => boolean
}

/** Which cards the settings of this page's booking allow. */
export function useBrandRules(): BrandRules {
  const bookingRef = useBookingRef()
  const packageInformation = usePayingArea().packageInformation(bookingRef)
  const settings = latest(useBehavior(packageInformation.settings$))
  useEffect(() => void packageInformation.loadSettings(), [packageInformation])
  return { offersAmex: offersAmex(settings), refuses: (brand) => isBrandRefused(settings, brand) }
}

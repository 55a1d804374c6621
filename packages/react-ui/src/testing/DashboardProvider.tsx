import type { Dashboard } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { HoldingsProvider, PayingProvider, ProfileProvider, ShoppingProvider } from '../composition/DashboardContext'

/** Every area around one screen. */
export function DashboardProvider({ value, children }: { readonly value: Dashboard; readonly children: ReactNode }) {
  return (
    <ProfileProvider value={value}>
      <PayingProvider value={value}>
        <HoldingsProvider value={value}>
          <ShoppingProvider value={value}>{children}</ShoppingProvider>
        </HoldingsProvider>
      </PayingProvider>
    </ProfileProvider>
  )
}

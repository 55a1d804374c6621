import type { Dashboard, Texts } from '@booking-dashboard/core'
import { createContext, use } from 'react'

const DashboardContext = createContext<Dashboard | null>(null)

export const DashboardProvider = DashboardContext.Provider

export const useDashboard = (): Dashboard => {
  const dashboard = use(DashboardContext)
  if (dashboard === null) throw new Error('A screen needs a DashboardProvider around it')
  return dashboard
}

export const useTexts = (): Texts => useDashboard().texts

import { mustChangePassword, paths } from '@booking-dashboard/core'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useDashboard } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

export function ResetGate() {
  const admission = useBehavior(useDashboard().session.admission$)
  const { pathname } = useLocation()
  return mustChangePassword(admission, pathname) ? <Navigate to={paths.changePassword} replace /> : <Outlet />
}

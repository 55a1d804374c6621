import { mustChangePassword, paths } from '@booking-dashboard/core'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useVisitor } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

export function ResetGate() {
  const admission = useBehavior(useVisitor().session.admission$)
  const { pathname } = useLocation()
  return mustChangePassword(admission, pathname) ? <Navigate to={paths.changePassword} replace /> : <Outlet />
}

import { paths } from '@booking-dashboard/core'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useVisitor } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import type { WantedPage } from './wantedPage'

/** While the password must be changed there is one page; the one that was asked for is shown afterwards. */
export function ResetGate() {
  const { session } = useVisitor()
  useBehavior(session.admission$)
  const { pathname, search } = useLocation()
  if (!session.mustChangePassword(pathname)) return <Outlet />
  const memory: WantedPage = { wanted: `${pathname}${search}` }
  return <Navigate to={paths.changePassword} replace state={memory} />
}

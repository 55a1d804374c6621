import { paths } from '@booking-dashboard/core'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useVisitor, useVisitorTexts } from '../dashboard/DashboardContext'
import { BusyOverlay } from '../layout/BusyOverlay'
import { SessionLoader, Unreachable } from '../layout/Unreachable'
import { useBehavior } from '../reactive/useBehavior'
import { lastPage, type WantedPage } from './wantedPage'

/** Lets a signed-in customer through. Everyone else waits, or is redirected to /login (behaviour/screens#1.2). */
export function Gate() {
  const { session } = useVisitor()
  const { shell } = useVisitorTexts().screen
  const admission = useBehavior(session.admission$)
  const rechecking = useBehavior(session.isRechecking$)
  const outage = useBehavior(session.outage$)
  const { pathname, search, hash } = useLocation()
  const [wasOpen, setWasOpen] = useState(admission === 'admit')
  if (admission === 'admit' && !wasOpen) setWasOpen(true)

  if (admission === 'signIn') {
    const wanted = `${pathname}${search}${hash}`
    const memory: WantedPage = wasOpen ? lastPage(wanted) : { wanted }
    return <Navigate to={paths.login} replace state={memory} />
  }
  if (admission === 'refuse') return <Navigate to={paths.unauthorised} replace />
  if (admission === 'wait' && !rechecking) return <SessionLoader />
  return (
    <BusyOverlay
      busy={rechecking}
      label={shell.checkingSession}
      problem={outage && <Unreachable outage={outage} headingLevel={2} />}
    >
      <Outlet />
    </BusyOverlay>
  )
}

/** While the password must be changed, only that page is available; the requested page follows. */
export function ResetGate() {
  const { session } = useVisitor()
  useBehavior(session.admission$)
  const { pathname, search } = useLocation()
  if (!session.mustChangePassword(pathname)) return <Outlet />
  return <Navigate to={paths.changePassword} replace state={lastPage(`${pathname}${search}`)} />
}

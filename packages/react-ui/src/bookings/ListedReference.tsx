import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useArea } from '../dashboard/DashboardContext'
import { PageLoader } from '../layout/PageLoader'
import { useBehavior } from '../reactive/useBehavior'
import { useBookingRef } from './useBookingRef'

/** Shows a booking's page under the reference as the list has it, in whatever case it was typed into the address. */
export default function ListedReference({ children }: { readonly children: ReactNode }) {
  const { bookings } = useArea('member')
  const typed = useBookingRef()
  const reference = useBehavior(bookings.reference(typed))
  const { pathname, search, hash, state } = useLocation()
  useEffect(() => {
    if (reference === null) void bookings.loadListQuietly()
  }, [bookings, reference])

  if (reference === null) return <PageLoader />
  if (reference === typed) return children
  const to = pathname.replace(/(?<=^\/booking\/)[^/]+/i, encodeURIComponent(reference))
  return <Navigate to={`${to}${search}${hash}`} replace state={state} />
}

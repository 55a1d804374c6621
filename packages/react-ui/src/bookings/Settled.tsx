import { type Attention, settledAt } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Leads to the page on which this is settled, where there is one. */
export function Settled({ attention, children }: { readonly attention: Attention; readonly children: ReactNode }) {
  const path = settledAt(attention)
  return path === null ? children : <Link to={path}>{children}</Link>
}

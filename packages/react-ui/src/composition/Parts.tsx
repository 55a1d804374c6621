import { createContext, type ReactNode, use } from 'react'
import type { Composed } from './Composed'
import { DashboardProvider, MemberProvider, VisitorProvider } from './DashboardContext'

const ComposedContext = createContext<Composed | null>(null)

const useComposed = (): Composed => {
  const composed = use(ComposedContext)
  if (composed === null) throw new Error('A part needs a ComposedProvider around it')
  return composed
}

interface PartProps {
  readonly children: ReactNode
}

export function ComposedProvider({ value, children }: PartProps & { readonly value: Composed }) {
  return (
    <ComposedContext value={value}>
      <VisitorProvider value={value.visitor}>{children}</VisitorProvider>
    </ComposedContext>
  )
}

/** Waits for what a signed-in customer has on every page. */
export function MemberPart({ children }: PartProps) {
  return <MemberProvider value={use(useComposed().loadMember())}>{children}</MemberProvider>
}

/** Waits for the whole dashboard, which the screens of a booking need. */
export function DashboardPart({ children }: PartProps) {
  return <DashboardProvider value={use(useComposed().loadDashboard())}>{children}</DashboardProvider>
}

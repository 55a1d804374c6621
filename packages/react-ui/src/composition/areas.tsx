import { createContext, type ReactNode, use } from 'react'
import type { Composition } from './browser/compose'
import { DashboardProvider, MemberProvider, VisitorProvider } from './DashboardContext'

const CompositionContext = createContext<Composition | null>(null)

const useComposition = (): Composition => {
  const composition = use(CompositionContext)
  if (composition === null) throw new Error('An area needs the composition around it')
  return composition
}

interface AreaProps {
  readonly children: ReactNode
}

export function VisitorArea({ composition, children }: AreaProps & { readonly composition: Composition }) {
  return (
    <CompositionContext value={composition}>
      <VisitorProvider value={composition.visitor}>{children}</VisitorProvider>
    </CompositionContext>
  )
}

/** Waits for what a signed-in customer needs on every page. */
export function MemberArea({ children }: AreaProps) {
  return <MemberProvider value={use(useComposition().loadMember())}>{children}</MemberProvider>
}

/** Waits for all the rest. */
export function DashboardArea({ children }: AreaProps) {
  return <DashboardProvider value={use(useComposition().loadDashboard())}>{children}</DashboardProvider>
}

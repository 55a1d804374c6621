import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { AreaFeatures, Composition } from './browser/compose'
import {
  BookingProvider,
  HoldingsProvider,
  MemberProvider,
  PayingProvider,
  ProfileProvider,
  ShoppingProvider,
  VisitorProvider,
} from './DashboardContext'

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

const waitingFor = <A extends keyof AreaFeatures>(
  area: A,
  Provider: ComponentType<AreaProps & { readonly value: AreaFeatures[A] }>,
) =>
  function Area({ children }: AreaProps) {
    return <Provider value={use(useComposition().load[area]())}>{children}</Provider>
  }

/** Each waits until what its screens use is loaded. */
export const areaAround: { readonly [A in keyof AreaFeatures]: ComponentType<AreaProps> } = {
  member: waitingFor('member', MemberProvider),
  booking: waitingFor('booking', BookingProvider),
  shopping: waitingFor('shopping', ShoppingProvider),
  holdings: waitingFor('holdings', HoldingsProvider),
  paying: waitingFor('paying', PayingProvider),
  profile: waitingFor('profile', ProfileProvider),
}

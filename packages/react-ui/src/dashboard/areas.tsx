import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { Composition, LoadedArea } from '../composition/compose'
import { AreaProvider } from './DashboardContext'

const CompositionContext = createContext<Composition | null>(null)

export const useComposition = (): Composition => {
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
      <AreaProvider value={composition.visitor} names={[]}>
        {children}
      </AreaProvider>
    </CompositionContext>
  )
}

/** Waits until the features of an area are loaded. */
export const areaAround = (area: LoadedArea): ComponentType<AreaProps> =>
  function Area({ children }: AreaProps) {
    const { features, names } = use(useComposition().load(area))
    return (
      <AreaProvider value={features} names={names}>
        {children}
      </AreaProvider>
    )
  }

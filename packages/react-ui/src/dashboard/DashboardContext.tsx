import type { Formats } from '@booking-dashboard/core'
import type { AreaFeatures, AreaName, Visitor } from '@booking-dashboard/core/composition'
import { createContext, type ReactNode, use } from 'react'

interface Around {
  readonly features: Visitor
  readonly names: readonly string[] | undefined
}

const AreaContext = createContext<Around | null>(null)

interface AreaProviderProps {
  readonly value: Visitor
  /** The names of the areas that the features include; all areas if it is missing. */
  readonly names?: readonly string[] | undefined
  readonly children: ReactNode
}

/** Provides an area to the screens inside it. An area includes the areas that it needs. */
export function AreaProvider({ value: features, names, children }: AreaProviderProps) {
  return <AreaContext value={{ features, names }}>{children}</AreaContext>
}

const useAround = (): Around => {
  const around = use(AreaContext)
  if (around === null) throw new Error('A screen needs an AreaProvider around it')
  return around
}

/** The features for every visitor, signed in or not. */
export const useVisitor = (): Visitor => useAround().features

/** The features of the area around a screen. */
export const useArea = <A extends AreaName>(area: A): AreaFeatures[A] => {
  const { features, names } = useAround()
  if (names?.includes(area) === false) throw new Error(`A screen needs the area ${area} around it`)
  return features as AreaFeatures[A]
}

export const useTexts = <A extends AreaName>(area: A): AreaFeatures[A]['texts'] => useArea(area).texts

/** The formats of the customer's language for amounts, dates, numbers and lists. */
export const useFormats = (): Formats => useVisitor().texts.formats
export const useVisitorTexts = (): Visitor['texts'] => useVisitor().texts

/** The texts of the detail forms, on the profile and within a booking. */
type DetailsTexts = AreaFeatures['profile' | 'delivery' | 'questions']['texts']
export const useDetailsTexts = (): DetailsTexts => {
  const { texts } = useVisitor()
  if (!namesDetails(texts)) throw new Error('A screen needs an area with the forms of a person around it')
  return texts
}
const namesDetails = (texts: Visitor['texts']): texts is DetailsTexts => 'profile' in texts.screen

import { type ComponentType, useEffect, useState } from 'react'
import { useComposition } from '../dashboard/areas'
import type { AreaFeatures } from '../dashboard/browser/compose'
import { AreaProvider, useBookingTexts, type useVisitor } from '../dashboard/DashboardContext'
import { Loading, Skeleton } from '../design'
import { loadPart } from '../loading/loadPart'

/**
 * A part of a page from an area that the page does not wait for. A placeholder reserves its space. A failed load shows
 * the same error as that of any page.
 */
export const later = <Props extends object>(
  area: keyof AreaFeatures,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> =>
  function Later(props: Props) {
    const { loading } = useBookingTexts().screen.booking
    const shown = useLoaded(area, load)
    if (shown === null)
      return (
        <Loading label={loading}>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      )
    const { features, Shown } = shown
    return (
      <AreaProvider value={features}>
        <Shown {...props} />
      </AreaProvider>
    )
  }

interface Loaded<Props> {
  readonly features: ReturnType<typeof useVisitor>
  readonly Shown: ComponentType<Props>
}

/** Without Suspense, because React would delay content by 300 ms if it arrives soon after its placeholder. */
const useLoaded = <Props extends object>(
  area: keyof AreaFeatures,
  load: () => Promise<ComponentType<Props>>,
): Loaded<Props> | null => {
  const composition = useComposition()
  const [loaded, setLoaded] = useState<Loaded<Props> | null>(null)
  useEffect(() => {
    let isHere = true
    const show = async (): Promise<void> => {
      try {
        const [features, Shown] = await Promise.all([composition.load[area](), loadPart(area, load)])
        if (isHere) setLoaded({ features, Shown })
      } catch (error) {
        if (isHere)
          setLoaded(() => {
            throw error
          })
      }
    }
    void show()
    return () => {
      isHere = false
    }
  }, [composition, area, load])
  return loaded
}

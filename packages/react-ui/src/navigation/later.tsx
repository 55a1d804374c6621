import { type ComponentType, useEffect, useState } from 'react'
import { useComposition } from '../dashboard/areas'
import type { Composition, Loaded as LoadedFeatures, LoadedArea } from '../composition/compose'
import { AreaProvider, useTexts } from '../dashboard/DashboardContext'
import { Loading } from '../design'
import { hasArrived } from '../layout/arrival'
import { PageShape } from '../layout/PageShape'
import { loadPart } from '../loading/loadPart'

interface Loaded<Props> {
  readonly around: LoadedFeatures<LoadedArea>
  readonly Shown: ComponentType<Props>
}

/** What has loaded, so that the next page shows it in its first frame. */
type Known<Props> = WeakMap<Composition, Loaded<Props>>

/**
 * A part of a page from an area that the page does not wait for. A placeholder reserves its space until the area has
 * loaded. A failed load shows the same error as that of any page.
 */
export const later = <Props extends object>(
  area: LoadedArea,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const known: Known<Props> = new WeakMap()
  return function Later(props: Props) {
    const { loading } = useTexts('booking').screen.booking
    const shown = useLoaded(area, load, known)
    const [isFirst] = useState(() => !hasArrived())
    if (shown === null)
      return (
        <Loading label={loading} atOnce={isFirst}>
          <PageShape />
        </Loading>
      )
    const { around, Shown } = shown
    return (
      <AreaProvider value={around.features} names={around.names}>
        <Shown {...props} />
      </AreaProvider>
    )
  }
}

/** Without Suspense, because React would delay content by 300 ms if it arrives soon after its placeholder. */
const useLoaded = <Props extends object>(
  area: LoadedArea,
  load: () => Promise<ComponentType<Props>>,
  known: Known<Props>,
): Loaded<Props> | null => {
  const composition = useComposition()
  const [loaded, setLoaded] = useState(() => known.get(composition) ?? null)
  const isMissing = loaded === null
  useEffect(() => {
    if (!isMissing) return
    let isHere = true
    const show = async (): Promise<void> => {
      try {
        const [around, Shown] = await Promise.all([composition.load(area), loadPart(area, load)])
        known.set(composition, { around, Shown })
        if (isHere) setLoaded({ around, Shown })
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
  }, [composition, area, load, known, isMissing])
  return loaded
}

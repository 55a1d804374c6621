import type { AreaFeatures, AreaName } from '@booking-dashboard/core/composition'
import { useEffect } from 'react'

/** Loads what a screen shows, as its model does when the screen opens. */
export type Open = () => Promise<unknown>

/** What screens of an area open, by their names, so that the start can open it early. */
export type Opens<A extends AreaName, Screen extends string> = Readonly<
  Partial<Record<Screen, (features: AreaFeatures[A], bookingRef: string) => readonly Open[]>>
>

/** What the start has opened for the first page. */
const opened = new Set<Open>()

/** Opens for a screen before it is rendered. Its first render then does not open it again. */
export const openEarly = (open: Open): Promise<unknown> => {
  opened.add(open)
  return open()
}

/** Opens what a screen shows when it appears, unless the start has opened it. */
export const useOpen = (open: Open): void =>
  useEffect(() => {
    if (!opened.has(open)) void open()
  }, [open])

/** Once the first page is shown, every screen opens what it shows. The effects of a page run before those around it. */
export const useFirstPageShown = (): void =>
  useEffect(() => {
    opened.clear()
  }, [])

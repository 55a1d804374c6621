import type { CoveredTrip } from './landscape'
import { type ComponentType, useEffect, useState } from 'react'
import { onFirstUse } from '../../loading/loadPart'

type Art = ComponentType<{ readonly trip: CoveredTrip }>

let loaded: Art | null = null
const load = onFirstUse(async () => {
  const { CoverArt } = await import('./CoverArt')
  loaded = CoverArt
  return CoverArt
}, null)

/** The art loads after its page. If it fails to load, the colour of the sky remains. */
export function LateArt({ trip }: { readonly trip: CoveredTrip }) {
  const [Art, setArt] = useState<Art | null>(() => loaded)
  useEffect(() => {
    if (Art !== null) return
    void load().then((part) => setArt(() => part))
  }, [Art])
  return Art && <Art trip={trip} />
}

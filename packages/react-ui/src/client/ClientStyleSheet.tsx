import { isKnown } from '@booking-dashboard/core'
import { type SyntheticEvent, useLayoutEffect, useState } from 'react'
import { useVisitor } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import { clientAsset } from './clientAsset'
import { useClientConfig } from './useClientConfig'

interface Arrived {
  readonly sheet: CSSStyleSheet | null
  readonly tame: ((sheet: CSSStyleSheet) => void) | null
}

const loadTame = async (): Promise<Arrived['tame']> => (await import('./tameClientSheet')).tameClientSheet

/**
 * The client's sheet. Whenever it arrives, it writes in the last layer. It counts from the moment on in which what would be
 * unreadable with it is taken back and the neutral colours go: nobody sees it beside colours that are not its own.
 */
export function ClientStyleSheet() {
  const config = useClientConfig()
  const [arrived, setArrived] = useState<Arrived | null>(null)

  // Without a client there are the product's own colours.
  const client = useBehavior(useVisitor().client.state$)
  const [missing, setMissing] = useState(false)
  const coloured = arrived !== null || missing || (config === null && isKnown(client))
  useLayoutEffect(() => {
    if (coloured) delete document.documentElement.dataset['neutral']
  }, [coloured])

  // After the neutral colours: what is readable is measured with the client's own.
  useLayoutEffect(() => {
    const { sheet, tame } = arrived ?? {}
    if (!sheet || !tame) return
    tame(sheet)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const again = (): void => tame(sheet)
    dark.addEventListener('change', again)
    return () => dark.removeEventListener('change', again)
  }, [arrived])

  const arrive = async ({ currentTarget: { sheet } }: SyntheticEvent<HTMLLinkElement>): Promise<void> =>
    setArrived({ sheet, tame: await loadTame().catch(() => null) })
  return config === null ? null : (
    <link
      rel="stylesheet"
      href={clientAsset(config.code, 'client.css')}
      media={arrived === null ? 'not all' : 'all'}
      onLoad={(event) => void arrive(event)}
      onError={() => setMissing(true)}
    />
  )
}

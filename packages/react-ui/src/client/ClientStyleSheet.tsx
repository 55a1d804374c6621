import { isKnown } from '@booking-dashboard/core'
import { useLayoutEffect, useState } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import { clientAsset } from './clientAsset'
import { tameClientSheet } from './tameClientSheet'
import { useClientConfig } from './useClientConfig'

/**
 * The client's sheet. It writes in the last layer, whenever it arrives. It applies only once its unreadable
 * declarations are removed and the neutral colours go. So nobody sees it beside the product's colours.
 */
export function ClientStyleSheet() {
  const config = useClientConfig()
  const [arrived, setArrived] = useState<{ readonly sheet: CSSStyleSheet | null } | null>(null)

  // Without a client, the product's own colours apply.
  const client = useBehavior(useVisitor().client.state$)
  const [missing, setMissing] = useState(false)
  const coloured = arrived !== null || missing || (config === null && isKnown(client))
  useLayoutEffect(() => {
    if (coloured) delete document.documentElement.dataset['neutral']
  }, [coloured])

  // Runs after the neutral colours are gone: contrast is measured with the client's own colours.
  useLayoutEffect(() => {
    const sheet = arrived?.sheet
    if (!sheet) return
    tameClientSheet(sheet)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const again = (): void => tameClientSheet(sheet)
    dark.addEventListener('change', again)
    return () => dark.removeEventListener('change', again)
  }, [arrived])

  return config === null ? null : (
    <link
      rel="stylesheet"
      href={clientAsset(config.code, 'client.css')}
      media={arrived === null ? 'not all' : 'all'}
      onLoad={({ currentTarget: { sheet } }) => setArrived({ sheet })}
      onError={() => setMissing(true)}
    />
  )
}

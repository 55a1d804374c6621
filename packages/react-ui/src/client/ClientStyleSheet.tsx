import { isKnown } from '@booking-dashboard/core'
import { type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react'
import { useVisitor } from '../composition/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import { clientAsset } from './clientAsset'
import { useClientConfig } from './useClientConfig'

/** The client's sheet. Whenever it arrives, it writes in the last layer; what would be unreadable with it is taken back. */
export function ClientStyleSheet() {
  const config = useClientConfig()
  const [sheet, setSheet] = useState<CSSStyleSheet | null>(null)

  useEffect(() => {
    if (sheet === null) return
    const tame = async (): Promise<void> => (await import('./tameClientSheet')).tameClientSheet(sheet)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const again = (): void => void tame().catch(() => undefined)
    again()
    dark.addEventListener('change', again)
    return () => dark.removeEventListener('change', again)
  }, [sheet])

  // Without a client there are the product's own colours.
  const client = useBehavior(useVisitor().client.state$)
  const [missing, setMissing] = useState(false)
  const coloured = sheet !== null || missing || (config === null && isKnown(client))
  useLayoutEffect(() => {
    if (coloured) delete document.documentElement.dataset['neutral']
  }, [coloured])

  const arrive = ({ currentTarget }: SyntheticEvent<HTMLLinkElement>): void => setSheet(currentTarget.sheet)
  return config === null ? null : (
    <link
      rel="stylesheet"
      href={clientAsset(config.code, 'client.css')}
      onLoad={arrive}
      onError={() => setMissing(true)}
    />
  )
}

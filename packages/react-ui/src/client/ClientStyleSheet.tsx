import { isKnown } from '@booking-dashboard/core'
import { useLayoutEffect, useState } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import { clientAsset } from './clientAsset'
import { readClientSheet } from './readClientSheet'
import { tameClientSheet } from './tameClientSheet'
import { useClientConfig } from './useClientConfig'

/** Null if the sheet is missing. */
const loadSheet = async (address: string): Promise<CSSStyleSheet | null> => {
  try {
    const answer = await fetch(address)
    return answer.ok ? readClientSheet(await answer.text(), address) : null
  } catch {
    return null
  }
}

/**
 * The client's sheet. It applies only once it is read, its unreadable declarations are removed and the neutral colours
 * go. So nobody sees it beside the product's colours.
 */
export function ClientStyleSheet() {
  const config = useClientConfig()
  /** Null if it is missing. */
  const [sheet, setSheet] = useState<CSSStyleSheet | null>()

  // Without a client, the product's own colours apply.
  const client = useBehavior(useVisitor().client.state$)
  const coloured = sheet !== undefined || (config === null && isKnown(client))
  useLayoutEffect(() => {
    if (coloured) delete document.documentElement.dataset['neutral']
  }, [coloured])

  // Runs after the neutral colours are gone: contrast is measured with the client's own colours.
  useLayoutEffect(() => {
    if (!sheet) return
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    tameClientSheet(sheet)
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const again = (): void => tameClientSheet(sheet)
    dark.addEventListener('change', again)
    return () => {
      dark.removeEventListener('change', again)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [sheet])

  if (config === null) return null
  const address = clientAsset(config.code, 'client.css')
  return (
    // The start script requests the same file, once for both.
    <link
      rel="preload"
      as="fetch"
      crossOrigin=""
      href={address}
      onLoad={() => void loadSheet(address).then(setSheet)}
      onError={() => setSheet(null)}
    />
  )
}

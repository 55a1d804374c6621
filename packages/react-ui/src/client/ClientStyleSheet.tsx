import { isKnown } from '@booking-dashboard/core'
import { useLayoutEffect, useState } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'
import { attempt } from '../loading/attempt'
import { useBehavior } from '../reactive/useBehavior'
import { clientAsset } from './clientAsset'
import { readClientSheet } from './readClientSheet'
import { reportTaming } from './reportTaming'
import { tameClientSheet } from './tameClientSheet'
import { useClientConfig } from './useClientConfig'

/** Null if the sheet is missing. */
const loadText = async (address: string): Promise<string | null> => {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.text() : null
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
  const { client: known, colourScheme } = useVisitor()
  const scheme = useBehavior(colourScheme.state$)
  /** Null if it is missing. */
  const [text, setText] = useState<string | null>()
  const address = config && clientAsset(config.code, 'client.css')

  // Without a client, the product's own colours apply.
  const client = useBehavior(known.state$)
  const coloured = text !== undefined || (config === null && isKnown(client))
  useLayoutEffect(() => {
    if (coloured) delete document.documentElement.dataset['neutral']
  }, [coloured])

  // Runs after the neutral colours are gone: contrast is measured with the client's own colours.
  useLayoutEffect(() => {
    const sheet = text && address && attempt(() => readClientSheet(text, address, scheme))
    if (!sheet) return
    const again = (): void =>
      import.meta.env.MODE === 'development' ? reportTaming(text, sheet) : tameClientSheet(sheet)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    again()
    const dark = matchMedia('(prefers-color-scheme: dark)')
    dark.addEventListener('change', again)
    return () => {
      dark.removeEventListener('change', again)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [text, address, scheme])

  if (address === null) return null
  return (
    // The start script requests the same file, once for both.
    <link
      rel="preload"
      as="fetch"
      crossOrigin=""
      href={address}
      onLoad={() => void loadText(address).then(setText)}
      onError={() => setText(null)}
    />
  )
}

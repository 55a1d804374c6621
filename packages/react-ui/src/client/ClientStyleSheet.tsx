import { isKnown } from '@booking-dashboard/core'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'
import { attempt } from '../loading/attempt'
import { useBehavior } from '../reactive/useBehavior'
import { clientAsset } from './clientAsset'
import { loadClientSheet, loadedClientSheet } from './clientSheet'
import { readClientSheet } from './readClientSheet'
import { reportTaming } from './reportTaming'
import { tameClientSheet } from './tameClientSheet'
import { useClientConfig } from './useClientConfig'

/**
 * The client's sheet. It applies only once it is read, its unreadable declarations are removed and the neutral colours
 * go. So nobody sees it beside the product's colours.
 */
export function ClientStyleSheet() {
  const config = useClientConfig()
  const { client: known, colourScheme } = useVisitor()
  const scheme = useBehavior(colourScheme.state$)
  const code = config?.code ?? null
  /** Null if it is missing. */
  const [text, setText] = useState(() => (code === null ? undefined : loadedClientSheet(code)))
  const isMissing = text === undefined
  useEffect(() => {
    if (code !== null && isMissing) void loadClientSheet(code).then(setText)
  }, [code, isMissing])

  // Without a client, the product's own colours apply.
  const client = useBehavior(known.state$)
  const coloured = text !== undefined || (config === null && isKnown(client))
  useLayoutEffect(() => {
    if (coloured) delete document.documentElement.dataset['neutral']
  }, [coloured])

  // Runs after the neutral colours are gone: contrast is measured with the client's own colours.
  useLayoutEffect(() => {
    const sheet = text && code && attempt(() => readClientSheet(text, clientAsset(code, 'client.css'), scheme))
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
  }, [text, code, scheme])
  return null
}

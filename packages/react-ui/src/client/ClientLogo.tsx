import { isKnown } from '@booking-dashboard/core'
import { useState } from 'react'
import { mediaOf } from '../browser/colourScheme'
import { useVisitor } from '../dashboard/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import styles from './ClientLogo.module.css'
import { clientAsset } from './clientAsset'
import { useClientConfig } from './useClientConfig'

/**
 * The client's logo, or its name if the picture fails to load; the product's name without a client. Reserves its space
 * until the client is known.
 */
export function ClientLogo() {
  const { client, colourScheme, texts } = useVisitor()
  const scheme = useBehavior(colourScheme.state$)
  const config = useClientConfig()
  const known = isKnown(useBehavior(client.state$))
  const [missing, setMissing] = useState<string | null>(null)
  if (config === null)
    return known ? <span className={styles.name}>{texts.screen.shell.product}</span> : <span className={styles.logo} />
  if (missing === config.code) return <span className={styles.name}>{config.name}</span>
  const logo = clientAsset(config.code, 'logo.svg')
  return (
    // Safari goes on painting the part of the file that a picture had, hence the key.
    <picture key={scheme} className={styles.picture}>
      {/* Safari does not tell a picture that the page is dark; the part of the file does in every browser. */}
      <source srcSet={`${logo}#dark`} media={mediaOf(scheme, 'dark')} />
      <img className={styles.logo} src={logo} alt={config.altText} onError={() => setMissing(config.code)} />
    </picture>
  )
}

import { useState } from 'react'
import styles from './ClientLogo.module.css'
import { clientAsset } from './clientAsset'
import { useClientConfig } from './useClientConfig'

/** The client's logo, or its name where the picture does not come. Keeps its place until the client is known. */
export function ClientLogo() {
  const config = useClientConfig()
  const [missing, setMissing] = useState<string | null>(null)
  if (config === null) return <span className={styles.logo} />
  if (missing === config.code) return <span className={styles.name}>{config.name}</span>
  return (
    <img
      className={styles.logo}
      src={clientAsset(config.code, 'logo.svg')}
      alt={config.altText}
      onError={() => setMissing(config.code)}
    />
  )
}

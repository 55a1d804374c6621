import type { ClientConfig } from '@booking-dashboard/core/ports'
import { useRef } from 'react'
import { ExternalLink } from '../client/ExternalLink'
import { useClientConfig } from '../client/useClientConfig'
import { useFooterContent } from '../client/useFooterContent'
import { useVisitor, useVisitorTexts } from '../dashboard/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'
import styles from './Footer.module.css'

/** Shown only if the client's setting is on. */
export function Footer() {
  const config = useClientConfig()
  const { footer } = useBehavior(useVisitor().client.layout$)
  return config !== null && footer ? <ClientFooter config={config} /> : null
}

function ClientFooter({ config }: { readonly config: ClientConfig }) {
  const { shell } = useVisitorTexts().screen
  const place = useRef<HTMLElement>(null)
  const { links, social, legal } = useFooterContent(config.code, place)
  return (
    <footer ref={place} className={styles.footer}>
      <div className={styles.content}>
        <ul className={styles.links}>
          {[...links, ...social].map(({ label, url }) => (
            <li key={url}>
              <ExternalLink url={url}>{label}</ExternalLink>
            </li>
          ))}
        </ul>
        <div className={styles.end}>
          <p className={styles.legal}>{legal}</p>
          <p className={styles.version}>{shell.version}</p>
          <PoweredBy />
        </div>
      </div>
    </footer>
  )
}

/** The 'Powered by' logo. */
function PoweredBy() {
  const { shell } = useVisitorTexts().screen
  return (
    <p className={styles.powered}>
      <span>{shell.poweredBy}</span>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
        <path d="M5 9h22v4.2a3 3 0 0 0 0 5.6V23H5v-4.2a3 3 0 0 0 0-5.6zM20 10v2.4m0 2.4v2.4m0 2.4V22" />
      </svg>
      <strong>{shell.product}</strong>
    </p>
  )
}

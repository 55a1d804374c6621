import type { HelpWay } from '@booking-dashboard/core'
import { useVisitor } from '../dashboard/DashboardContext'
import { Icon, type IconName } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import { ExternalLink } from './ExternalLink'
import styles from './HelpWays.module.css'

const icons: Readonly<Record<HelpWay['kind'], IconName>> = { phone: 'phone', email: 'mail', form: 'external-link' }

function Way({ way: { kind, href, label } }: { readonly way: HelpWay }) {
  return (
    <li>
      <Icon name={icons[kind]} />
      {kind === 'form' ? <ExternalLink url={href}>{label}</ExternalLink> : <a href={href}>{label}</a>}
    </li>
  )
}

/** The contact details of the client's support team; nothing if the client names none. */
export function HelpWays({ bookingRef = null }: { readonly bookingRef?: string | null }) {
  const { client, texts: all } = useVisitor()
  const texts = all.screen.client.support
  useBehavior(client.state$)
  const ways = client.helpWays(bookingRef)
  if (ways.length === 0) return null
  return (
    <>
      <ul className={styles.ways} aria-label={texts.heading}>
        {ways.map((way) => (
          <Way key={way.kind} way={way} />
        ))}
      </ul>
      {bookingRef !== null && <p>{texts.quote(bookingRef)}</p>}
    </>
  )
}

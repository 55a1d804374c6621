import type { ReactNode } from 'react'
import { useVisitor, useVisitorTexts } from '../../dashboard/DashboardContext'
import { TryAgain } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { Notice } from './Notice'
import styles from './Notice.module.css'

/** Replaces every page while the client's config announces planned work. */
export function Maintenance({ children }: { readonly children: ReactNode }) {
  const { client } = useVisitor()
  const { formats, screen } = useVisitorTexts()
  const maintenance = useBehavior(client.maintenance$)
  if (maintenance === null) return children
  const { title, heading, explanation, until, tryAgain } = screen.shell.maintenance
  return (
    <main className={styles.alone}>
      <Notice
        icon="clock"
        title={title}
        heading={heading}
        explanation={maintenance.until === null ? explanation : until(formats.dateTime(maintenance.until))}
      >
        <TryAgain onRetry={() => void client.setUp()}>{tryAgain}</TryAgain>
      </Notice>
    </main>
  )
}

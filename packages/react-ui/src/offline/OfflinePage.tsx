import { isPageKept, type KeptBooking, offlineTexts as words, paths } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { EmptyState, PageHeading } from '../design'
import button from '../design/Button.module.css'
import { classNames } from '../design'
import styles from './Kept.module.css'
import { KeptBookingView } from './KeptBookingView'
import { NetworkNote } from './NetworkNote'

const reload = (): void => location.reload()

interface OfflinePageProps {
  readonly kept: KeptBooking | null
  readonly pathname: string
}

function NotKept({ kept }: { readonly kept: KeptBooking | null }) {
  useEffect(() => {
    document.title = `${words.offline} | ${words.suffix}`
  }, [])
  return (
    <div className={styles.column}>
      <PageHeading title={words.offline} />
      <NetworkNote readAt={null} reload={reload} />
      <EmptyState
        icon="alert-triangle"
        heading={kept === null ? words.noneHeading : words.otherHeading}
        action={
          kept && (
            // A page of its own: the browser goes there, and without a connection finds this very document.
            <a className={classNames(button.button, button.secondary)} href={paths.booking(kept.reference)}>
              {words.read}
            </a>
          )
        }
      >
        {kept === null ? words.noneSentence : words.otherSentence(kept.name)}
      </EmptyState>
    </div>
  )
}

/** Every page while there is no connection. */
export function OfflinePage({ kept, pathname }: OfflinePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.client}>{kept?.client?.name ?? words.suffix}</p>
      </header>
      <main className={styles.main}>
        {kept !== null && isPageKept(kept, pathname) ? (
          <KeptBookingView kept={kept} reload={reload} />
        ) : (
          <NotKept kept={kept} />
        )}
      </main>
    </div>
  )
}

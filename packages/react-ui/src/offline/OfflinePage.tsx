import { type Texts, paths } from '@booking-dashboard/core'
import type { OfflinePage as Page, OfflinePageState } from '@booking-dashboard/core/composition'
import { useEffect } from 'react'
import { Alert, Button, classNames, EmptyState, Loading, PageHeading, Skeleton } from '../design'
import button from '../design/actions/Button.module.css'
import { useBehavior } from '../reactive/useBehavior'
import styles from './StoredBooking.module.css'
import { StoredBookingView } from './StoredBookingView'
import type { Elements } from '../design/Elements'

type OfflineWords = Texts['screen']['offline']

interface OfflinePageProps {
  readonly page: Page
  readonly words: OfflineWords
}

interface NothingStoredProps {
  readonly words: OfflineWords
  readonly retry: Elements
  readonly other: Extract<OfflinePageState, { kind: 'otherBooking' }> | null
}

/** The heading says that there is no connection; the notice only says what can be read. */
function NothingStored({ words, retry, other }: NothingStoredProps) {
  return (
    <div className={styles.column}>
      <PageHeading title={words.offline} />
      <EmptyState
        icon="alert-triangle"
        heading={other === null ? words.noneHeading : words.otherHeading}
        action={
          <div className={styles.choices}>
            {other && (
              // A different URL: the browser navigates there and, without a connection, gets this same document.
              <a className={classNames(button.button, button.secondary)} href={paths.booking(other.reference)}>
                {words.read}
              </a>
            )}
            {retry}
          </div>
        }
      >
        {other === null ? words.noneSentence : words.otherSentence(other.name)}
      </EmptyState>
    </div>
  )
}

function Online({ words, signedIn }: { readonly words: OfflineWords; readonly signedIn: boolean }) {
  return (
    <div className={styles.column}>
      <PageHeading title={words.online} />
      <Alert
        meaning="info"
        live
        actions={
          <Button variant="secondary" onClick={() => location.reload()}>
            {signedIn ? words.open : words.signIn}
          </Button>
        }
      >
        <p>{signedIn ? words.openLatest : words.signInAgain}</p>
      </Alert>
    </div>
  )
}

function Away({ state, page, words }: OfflinePageProps & { readonly state: OfflinePageState }) {
  const retry = (
    <Button variant="secondary" icon="refresh" onClick={() => void page.check()}>
      {words.tryAgain}
    </Button>
  )
  return state.kind === 'booking' ? (
    <StoredBookingView
      storedCopy={state.storedCopy}
      files={state.files}
      gate={page.gateView(state)}
      onTicketShown={page.setTicketShown}
      note={
        <Alert meaning="warning" title={words.offline} actions={retry}>
          <p>
            <strong>{words.asOf(state.asOf)}</strong>
          </p>
          <p>{words.asOfSentence}</p>
        </Alert>
      }
      words={words}
    />
  ) : (
    <NothingStored words={words} retry={retry} other={state.kind === 'otherBooking' ? state : null} />
  )
}

const titleOf = (state: OfflinePageState, words: OfflineWords): string => {
  if (state.kind === 'booking') return state.storedCopy.name
  return state.kind === 'online' ? words.online : words.offline
}

/** Shown for every page without a connection. */
export function OfflinePage({ page, words }: OfflinePageProps) {
  const state = useBehavior(page.state$)
  const title = titleOf(state, words)
  useEffect(() => {
    document.title = `${title} | ${words.suffix}`
  }, [title, words])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.client}>
          {state.kind === 'booking' ? (state.storedCopy.client?.name ?? words.suffix) : words.suffix}
        </p>
      </header>
      <main className={styles.main}>
        {state.kind === 'checking' && (
          <Loading label={words.checking}>
            <Skeleton shape="block" height="12rem" />
          </Loading>
        )}
        {state.kind === 'online' && <Online words={words} signedIn={state.signedIn} />}
        {state.kind !== 'checking' && state.kind !== 'online' && <Away state={state} page={page} words={words} />}
      </main>
    </div>
  )
}

import { formatMoment, offlineTexts as words } from '@booking-dashboard/core'
import { Alert, Button } from '../design'
import { useNetwork } from './useNetwork'

interface NetworkNoteProps {
  /** When what is shown was read; null where nothing is. */
  readonly readAt: number | null
  readonly reload: () => void
}

/** Says that there is no connection, of when the page is, and that the connection is back. */
export function NetworkNote({ readAt, reload }: NetworkNoteProps) {
  const network = useNetwork(reload)
  const asOf =
    readAt === null ? null : (
      <p>
        <strong>{words.asOf(formatMoment(readAt))}</strong>
      </p>
    )
  if (network === 'back') {
    return (
      <Alert meaning="success" title={words.online} live>
        <p>{words.loadingLatest}</p>
        {asOf}
      </Alert>
    )
  }
  const again = network === 'signInAgain'
  return (
    <Alert
      meaning={again ? 'info' : 'warning'}
      title={again ? words.online : words.offline}
      live={again}
      actions={
        <Button variant="secondary" icon={again ? undefined : 'refresh'} onClick={reload}>
          {again ? words.signIn : words.tryAgain}
        </Button>
      }
    >
      {asOf}
      {again && <p>{words.signInAgain}</p>}
      {!again && readAt !== null && <p>{words.asOfSentence}</p>}
    </Alert>
  )
}

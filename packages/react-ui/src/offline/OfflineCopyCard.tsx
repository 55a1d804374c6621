import { useArea } from '../dashboard/DashboardContext'
import { Alert, Button, Card, Stack } from '../design'
import { useBehavior } from '../reactive/useBehavior'

interface OfflineCopyCardProps {
  readonly bookingRef: string
  readonly className?: string | undefined
}

/** Stores a copy of the booking on this device at the customer's request. */
export function OfflineCopyCard({ bookingRef, className }: OfflineCopyCardProps) {
  const { state$, save: keep, forget } = useArea('bookingPage').offlineCopy(bookingRef)
  const { copy: words } = useArea('bookingPage').texts.screen.offline
  const state = useBehavior(state$)
  if (state.kind === 'notOffered') return null
  const ask = (
    <Button
      variant="secondary"
      icon="download"
      busy={state.kind === 'keeping'}
      busyLabel={words.keeping}
      onClick={() => void keep()}
    >
      {words.keep}
    </Button>
  )
  return (
    <Card className={className} title={words.heading}>
      <Stack>
        {state.kind === 'kept' ? (
          <>
            <p role="status">{words.kept(state.asOf)}</p>
            {state.missingTickets > 0 && (
              <Alert
                meaning="warning"
                title={words.missing(state.missingTickets)}
                headingLevel={3}
                live
                actions={
                  <Button variant="secondary" icon="refresh" onClick={() => void keep()}>
                    {words.tryAgain}
                  </Button>
                }
              />
            )}
          </>
        ) : (
          <p>{words.offer}</p>
        )}
        <p>{words.whoCanRead}</p>
        {state.kind === 'notKept' && state.replaces !== null && <p>{words.replaces(state.replaces)}</p>}
        {state.kind === 'notKept' && state.failed && (
          <Alert meaning="warning" title={words.failed} headingLevel={3} live>
            <p>{words.failedSentence}</p>
          </Alert>
        )}
        <div>
          {state.kind === 'kept' ? (
            <Button variant="secondary" icon="x" onClick={() => void forget()}>
              {words.remove}
            </Button>
          ) : (
            ask
          )}
        </div>
      </Stack>
    </Card>
  )
}

import type { JoinedTickets } from '@booking-dashboard/core/ports'
import { saveFile } from '../bookings/files/saveFile'
import { useTexts, useVisitorTexts } from '../dashboard/DashboardContext'
import { Alert, Button } from '../design'

export interface TicketFileOutcomeProps {
  readonly joined: JoinedTickets
  readonly onRetry: () => void
}

/** What is in the file, and what is missing. */
export function TicketFileOutcome({ joined, onRetry }: TicketFileOutcomeProps) {
  const words = useTexts('bookingPage').screen.bookingPage.ticketFile
  const { design } = useVisitorTexts().screen
  const missing = joined.missing.length > 0 && (
    <ul>
      {joined.missing.map(({ title, reason }, at) => (
        <li key={at}>{`${words.missing[reason]}: ${title}`}</li>
      ))}
    </ul>
  )
  const tryAgain = (
    <Button variant="secondary" icon="refresh" onClick={onRetry}>
      {design.tryAgain}
    </Button>
  )
  if (joined.kind === 'failed')
    return (
      <Alert headingLevel={3} meaning="danger" title={words.failed} live actions={tryAgain}>
        {missing}
      </Alert>
    )
  if (joined.isWhole)
    return (
      <Alert headingLevel={3} meaning="success" title={words.saved} live>
        {missing}
      </Alert>
    )
  return (
    <Alert
      headingLevel={3}
      meaning="warning"
      title={words.some}
      live
      actions={
        <>
          <Button icon="download" onClick={() => saveFile(joined.file)}>
            {words.saveOthers}
          </Button>
          {tryAgain}
        </>
      }
    >
      {missing}
    </Alert>
  )
}

import type { TicketToShow } from '@booking-dashboard/core'
import { useArea, useTexts, useFormats } from '../dashboard/DashboardContext'
import { VisuallyHidden } from '../design'
import { downloadAddress } from '../bookings/addresses'
import { FileLink } from '../bookings/files/FileLink'
import { FileRow, fileRow } from '../bookings/files/FileRow'

interface TicketLinkProps {
  readonly bookingRef: string
  readonly ticket: TicketToShow
}

/** One e-ticket. The product fetches its own by their key; an external one opens at its address. */
export function TicketLink({ bookingRef, ticket: { download, tickets, holders } }: TicketLinkProps) {
  const formats = useFormats()
  const dashboard = useArea('bookingPage')
  const texts = useTexts('booking').screen.booking.deliveries
  const note = texts.ticketNote(tickets[0]?.eventDate ? formats.dateTime(tickets[0].eventDate) : '', holders)
  if (download.kind === 'own') {
    return (
      <FileLink
        href={downloadAddress(download.key)}
        fetchFile={() => dashboard.downloads(bookingRef).item(download)}
        icon="ticket"
        title={download.name}
        note={note}
      />
    )
  }
  return (
    <a className={fileRow} href={download.url} target="_blank" rel="noopener noreferrer">
      <FileRow
        icon="ticket"
        title={
          <>
            <bdi>{download.name}</bdi>
            <VisuallyHidden>{` (${texts.newTab})`}</VisuallyHidden>
          </>
        }
        note={texts.elsewhere(note)}
        sign="external-link"
      />
    </a>
  )
}

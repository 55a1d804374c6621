import type { ItineraryDay, ShownBooking } from '@booking-dashboard/core'
import { memo } from 'react'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { Card } from '../../design'
import { confirmationAddress } from '../../bookings/addresses'
import { FileLink } from '../../bookings/files/FileLink'
import { CalendarButton } from '../../bookings/itinerary/CalendarButton'
import { ShareButton } from '../../bookings/itinerary/ShareButton'
import rows from '../Rows.module.css'
import { FileRow, fileRow, fileRows } from '../../bookings/files/FileRow'

interface DocumentsCardProps extends Pick<ShownBooking, 'booking' | 'readOnly'> {
  readonly days: readonly ItineraryDay[]
}

/** The documents for the trip: the confirmation, the calendar file, the itinerary to share, and a printout. */
export const DocumentsCard = memo(function DocumentsCard({ booking, days, readOnly }: DocumentsCardProps) {
  const texts = useTexts('bookingPage').screen.bookingPage.documents
  const { reference } = booking
  const { confirmation } = useArea('bookingPage').downloads(reference)
  return (
    <Card className={rows.plain} title={texts.heading}>
      <ul className={fileRows}>
        <li>
          <FileLink
            href={confirmationAddress(reference)}
            fetchFile={confirmation}
            icon="check-circle"
            title={texts.confirmation}
            note={texts.confirmationSentence}
          />
        </li>
        {readOnly === null && (
          <li>
            <CalendarButton booking={booking} />
          </li>
        )}
        {readOnly === null && days.length > 0 && (
          <li>
            <ShareButton booking={booking} days={days} />
          </li>
        )}
        <li>
          <button type="button" className={fileRow} onClick={() => window.print()}>
            <FileRow icon="printer" title={texts.print} note={texts.printSentence} sign="chevron-right" />
          </button>
        </li>
      </ul>
    </Card>
  )
})

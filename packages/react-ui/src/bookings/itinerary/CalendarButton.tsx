import type { Booking } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { FileRow, fileRow } from '../files/FileRow'
import { useCalendarFile } from './useCalendarFile'

/** Downloads the booking as a calendar file. */
export function CalendarButton({ booking }: { readonly booking: Booking }) {
  const texts = useTexts('bookingPage').screen.bookingPage.documents
  const { busy, save } = useCalendarFile(booking, texts.calendarFailed)
  return (
    <button type="button" className={fileRow} aria-busy={busy || undefined} onClick={save}>
      <FileRow
        icon="calendar"
        title={texts.calendar}
        note={texts.calendarSentence}
        sign="download"
        busy={busy ? texts.preparing : null}
      />
    </button>
  )
}

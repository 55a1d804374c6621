import type { Booking } from '@booking-dashboard/core'
import { useState } from 'react'
import { useBookingArea, useBookingPageTexts } from '../../dashboard/DashboardContext'
import { loadPart } from '../../loading/loadPart'
import { FileRow, fileRow } from '../files/FileRow'
import { saveFile } from '../files/saveFile'

/** Downloads the booking as a calendar file. The code that writes the file loads on first use. */
export function CalendarButton({ booking }: { readonly booking: Booking }) {
  const { formats, screen } = useBookingPageTexts()
  const texts = screen.bookingPage.documents
  const { messages } = useBookingArea()
  const [busy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    if (busy) return
    setBusy(true)
    try {
      const { calendarFile } = await loadPart('calendar', () => import('./calendarFile'))
      saveFile(calendarFile(booking, Date.now(), screen.calendar, formats))
    } catch {
      messages.toast('danger', texts.calendarFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className={fileRow} aria-busy={busy || undefined} onClick={() => void press()}>
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

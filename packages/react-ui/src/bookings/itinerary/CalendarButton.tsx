import type { Booking, calendarLinks } from '@booking-dashboard/core'
import { useState } from 'react'
import { ExternalLink } from '../../client/ExternalLink'
import { useTexts } from '../../dashboard/DashboardContext'
import { FileRow, fileRow } from '../files/FileRow'
import styles from './CalendarButton.module.css'
import { useCalendarFile } from './useCalendarFile'

/** Downloads the booking as a calendar file, or adds the trip to a calendar on the web. */
export function CalendarButton({ booking }: { readonly booking: Booking }) {
  const { bookingPage, calendar } = useTexts('bookingPage').screen
  const texts = bookingPage.documents
  const { busy, save, online } = useCalendarFile(booking, texts.calendarFailed)
  const [links, setLinks] = useState<ReturnType<typeof calendarLinks> | null>(null)
  return (
    <>
      <button type="button" className={fileRow} aria-busy={busy || undefined} onClick={save}>
        <FileRow
          icon="calendar"
          title={texts.calendar}
          note={texts.calendarSentence}
          sign="download"
          busy={busy ? texts.preparing : null}
        />
      </button>
      <details className={styles.online} onToggle={() => void online().then(setLinks)}>
        <summary>{calendar.online.label}</summary>
        {links !== null && (
          <ul>
            {(['google', 'outlook'] as const).map((name) => (
              <li key={name}>
                <ExternalLink url={links[name]}>{calendar.online[name]}</ExternalLink>
              </li>
            ))}
          </ul>
        )}
      </details>
    </>
  )
}

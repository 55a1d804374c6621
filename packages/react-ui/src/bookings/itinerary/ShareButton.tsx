import { type Booking, type ItineraryDay, itineraryText } from '@booking-dashboard/core'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { FileRow, fileRow } from '../files/FileRow'

interface ShareButtonProps {
  readonly booking: Booking
  readonly days: readonly ItineraryDay[]
}

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Hands the itinerary to the device's share sheet, or copies it to the clipboard if there is none. */
export function ShareButton({ booking, days }: ShareButtonProps) {
  const { formats, screen } = useTexts('bookingPage')
  const texts = screen.bookingPage.documents
  const { messages } = useArea('booking')
  const share = async (): Promise<void> => {
    const text = itineraryText(booking, days, screen.trip, formats)
    try {
      if ('share' in navigator) return await navigator.share({ title: booking.name, text })
      await window.navigator.clipboard.writeText(text)
      messages.toast('success', texts.shareCopied)
    } catch (error) {
      if (!isGivenUp(error)) messages.toast('danger', texts.shareFailed)
    }
  }
  return (
    <button type="button" className={fileRow} onClick={() => void share()}>
      <FileRow icon="external-link" title={texts.share} note={texts.shareSentence} sign="chevron-right" />
    </button>
  )
}

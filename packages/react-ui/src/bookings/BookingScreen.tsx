import { useTexts } from '../composition/DashboardContext'
import { WithSummary } from '../design'
import { AttentionCard } from './AttentionCard'
import { BookingFrame } from './BookingFrame'
import { BookingParts } from './BookingParts'
import { BookingSkeleton } from './BookingSkeleton'
import { BookingSummaryColumn } from './BookingSummaryColumn'
import { HeldTickets } from './HeldTickets'
import { PaymentsMade } from './PaymentsMade'
import { PriceSummaryCard } from './PriceSummaryCard'

/** One booking (decisions §4), as far as its parts exist. */
export default function BookingScreen() {
  const texts = useTexts().screen.booking
  return (
    <BookingFrame title={texts.title} own skeleton={<BookingSkeleton tiles />}>
      {(booking) => (
        <WithSummary summary={<BookingSummaryColumn booking={booking} />}>
          <AttentionCard booking={booking} />
          <BookingParts booking={booking} />
          <HeldTickets booking={booking} />
          <PriceSummaryCard booking={booking} />
          <PaymentsMade booking={booking} />
        </WithSummary>
      )}
    </BookingFrame>
  )
}

import type { PartTile } from '@booking-dashboard/core'
import { useBookingPageTexts } from '../dashboard/DashboardContext'
import { type IconName, Tile } from '../design'
import styles from './BookingParts.module.css'

const icons: Readonly<Record<PartTile['part'], IconName>> = {
  tickets: 'ticket',
  accommodation: 'bed',
  transport: 'bus',
  extras: 'plus',
  ticketDetails: 'user',
  resale: 'refresh',
  mandatoryInformation: 'info',
  delivery: 'truck',
  payments: 'card',
  paymentPlan: 'calendar',
  basket: 'basket',
}

/** The ways into the parts of a booking, with what is held in each. */
export function BookingParts({ parts }: { readonly parts: readonly PartTile[] }) {
  const texts = useBookingPageTexts().screen.bookingPage.parts
  return (
    <nav aria-label={texts.heading}>
      <ul className={styles.tiles}>
        {parts.map(({ part, to, title, held }) => (
          <li key={part}>
            <Tile to={to} icon={icons[part]} title={title} headingLevel={2} stacked>
              {held}
            </Tile>
          </li>
        ))}
      </ul>
    </nav>
  )
}

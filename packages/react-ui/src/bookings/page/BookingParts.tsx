import type { Booking } from '@booking-dashboard/core'
import { useBookingTexts } from '../../composition/DashboardContext'
import { Tile } from '../../design'
import styles from './BookingParts.module.css'
import { usePartTiles } from './usePartTiles'

/** The ways into the parts of a booking, with what is held in each. */
export function BookingParts({ booking }: { readonly booking: Booking }) {
  const texts = useBookingTexts().screen.booking.parts
  const tiles = usePartTiles(booking)
  return (
    <nav aria-label={texts.heading}>
      <ul className={styles.tiles}>
        {tiles.map(({ to, icon, title, held }) => (
          <li key={title}>
            <Tile to={to} icon={icon} title={title} headingLevel={2} stacked>
              {held}
            </Tile>
          </li>
        ))}
      </ul>
    </nav>
  )
}

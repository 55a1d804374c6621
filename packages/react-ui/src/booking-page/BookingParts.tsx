import type { PartGroup, PartTile } from '@booking-dashboard/core'
import { useId } from 'react'
import { useTexts } from '../dashboard/DashboardContext'
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

/** Links to the parts of a booking, with what each holds, by importance. */
export function BookingParts({ groups }: { readonly groups: readonly PartGroup[] }) {
  const texts = useTexts('bookingPage').screen.bookingPage.parts
  const id = useId()
  return (
    <nav className={styles.groups} aria-label={texts.heading}>
      {groups.map(({ weight, title, parts }) => (
        <div key={weight} className={styles.group}>
          <h2 id={`${id}${weight}`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.tiles} data-weight={weight} aria-labelledby={`${id}${weight}`}>
            {parts.map(({ part, to, title: name, held }) => (
              <li key={part}>
                <Tile to={to} icon={icons[part]} title={name} headingLevel={3} stacked={weight === 'booked'}>
                  {held}
                </Tile>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

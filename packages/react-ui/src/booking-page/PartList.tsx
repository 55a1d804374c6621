import type { PartRow } from '@booking-dashboard/core'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../dashboard/DashboardContext'
import { Card, Icon, type IconName, quiet } from '../design'
import styles from './Rows.module.css'

const icons: Readonly<Record<PartRow['part'], IconName>> = {
  tickets: 'ticket',
  resale: 'refresh',
  accommodation: 'bed',
  transport: 'bus',
  extras: 'plus',
  mandatoryInformation: 'info',
  payments: 'card',
  paymentPlan: 'calendar',
}

/** The parts of a booking in one list, with what each holds. */
export const PartList = memo(function PartList({ parts }: { readonly parts: readonly PartRow[] }) {
  const texts = useTexts('bookingPage').screen.bookingPage.parts
  return (
    <Card className={styles.plain} title={<span id="parts">{texts.heading}</span>} labelledBy="parts">
      <ul className={styles.rows}>
        {parts.map(({ part, to, title, held }) => (
          <li key={part} className={styles.row}>
            <span className={styles.sign}>
              <Icon name={icons[part]} />
            </span>
            <div className={styles.words}>
              <h3>
                <Link className={styles.link} to={to}>
                  {title}
                </Link>
              </h3>
              {held !== '' && <p className={quiet}>{held}</p>}
            </div>
            <Icon name="chevron-right" />
          </li>
        ))}
      </ul>
    </Card>
  )
})

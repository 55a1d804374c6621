import type { BasketSectionLine } from '@booking-dashboard/core'
import { useTexts } from '../dashboard/DashboardContext'
import { Badge } from '../design'
import styles from './BasketScreen.module.css'

/** The name, passengers and dates of a line. */
export function LineWords({ line: { title, notes, isForLead } }: { readonly line: BasketSectionLine }) {
  const { lead } = useTexts('basket').screen.booking.tickets
  return (
    <div className={styles.words}>
      <span className={styles.title}>{title}</span>
      {notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      {isForLead && (
        <span>
          <Badge>{lead}</Badge>
        </span>
      )}
    </div>
  )
}

import { type NameChangeState, paths, type TicketDetail, waitingStage } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import { useTexts } from '../../composition/DashboardContext'
import styles from '../ticketDetails/TicketDetails.module.css'

interface HolderNoteProps {
  readonly bookingRef: string
  readonly detail: TicketDetail
  readonly nameChange: Exclude<NameChangeState, 'transferable'>
}

/** Why the name cannot be changed, and what could be done about it. */
export function HolderNote({ bookingRef, detail, nameChange }: HolderNoteProps) {
  const texts = useTexts().screen.ticketDetails
  switch (nameChange) {
    case 'changePending':
      return <p className={styles.note}>{texts.waiting[waitingStage(detail)]}</p>
    case 'onResale':
      return (
        <p className={styles.note}>
          {texts.onResale}{' '}
          <Link className={styles.link} to={paths.resale(bookingRef)}>
            {texts.toResale}
          </Link>
        </p>
      )
    case 'resold':
      return <p className={styles.note}>{texts.resold}</p>
    case 'notAllowed':
      return <p className={styles.note}>{texts.notAllowed}</p>
  }
}

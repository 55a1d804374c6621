import { HelpWays } from '../client/HelpWays'
import { useTexts } from '../dashboard/DashboardContext'
import { Card } from '../design'
import styles from './Rows.module.css'

/** Who changes what the customer cannot change here. */
export function HelpCard({ bookingRef }: { readonly bookingRef: string }) {
  const { help } = useTexts('bookingPage').screen.bookingPage
  return (
    <Card className={styles.plain} title={help.heading}>
      <p>{help.sentence}</p>
      <HelpWays bookingRef={bookingRef} />
    </Card>
  )
}

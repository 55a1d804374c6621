import { useVisitorTexts } from '../../dashboard/DashboardContext'
import styles from './LoginHelp.module.css'

/** Which details to use, for people who booked online and for people whose booking someone else made. */
export function LoginHelp() {
  const { help } = useVisitorTexts().screen.session
  return (
    <section className={styles.help} aria-label={help.heading}>
      <h2 className={styles.heading}>{help.bookedOnline}</h2>
      <p>{help.bookedOnlineAnswer}</p>
      <h2 className={styles.heading}>{help.bookedForMe}</h2>
      <p>{help.bookedForMeAnswer}</p>
    </section>
  )
}

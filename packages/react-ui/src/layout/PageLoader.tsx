import { useVisitorTexts } from '../composition/DashboardContext'
import { Spinner } from '../design'
import { useDelayed } from '../design/useDelayed'
import styles from './PageLoader.module.css'

/** Shown after 200 ms while nothing else can be. */
export function PageLoader() {
  const { loading } = useVisitorTexts().screen.shell
  const due = useDelayed()
  return (
    <div className={styles.loader} role="status">
      {due && <Spinner label={loading} />}
    </div>
  )
}

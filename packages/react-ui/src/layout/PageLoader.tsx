import { useVisitorTexts } from '../dashboard/DashboardContext'
import { Skeleton, Stack } from '../design'
import { useDelayed } from '../design/feedback/useDelayed'
import { hasArrived } from './arrival'
import styles from './PageLoader.module.css'

/** A placeholder for an unknown page: at once on the first page, after 200 ms on any other. */
export function PageLoader() {
  const { loading } = useVisitorTexts().screen.shell
  const due = useDelayed() || !hasArrived()
  return (
    <div className={styles.loader}>
      <p className={styles.words} role="status">
        {due && loading}
      </p>
      {due && (
        <Stack gap="loose">
          <Skeleton shape="heading" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </div>
  )
}

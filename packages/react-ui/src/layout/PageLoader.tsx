import { useVisitorTexts } from '../dashboard/DashboardContext'
import { Button, Skeleton, Stack } from '../design'
import { useWords } from '../design/DesignWords'
import { slowAfter, useDelayed } from '../design/feedback/useDelayed'
import { reload } from '../loading/reload'
import { hasArrived } from './arrival'
import styles from './PageLoader.module.css'

/** Milliseconds after which the page can be loaded anew: a part may never arrive. */
const reloadAfter = 15_000

/**
 * A placeholder for an unknown page: at once on the first page, after 200 ms on any other. After 5 s it says that it
 * takes longer than usual, and after 15 s it offers to load the page anew.
 */
export function PageLoader() {
  const { loading, error } = useVisitorTexts().screen.shell
  const words = useWords()
  const due = useDelayed() || !hasArrived()
  const isSlow = useDelayed(slowAfter)
  const offersReload = useDelayed(reloadAfter)
  return (
    <div className={styles.loader}>
      <p className={styles.words} role="status">
        {due && <span>{`${loading} `}</span>}
        {isSlow && <span>{words.slow}</span>}
      </p>
      {offersReload && (
        <p>
          <Button variant="secondary" icon="refresh" onClick={() => reload()}>
            {error.reload}
          </Button>
        </p>
      )}
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

import { useVisitorTexts } from '../dashboard/DashboardContext'
import { Button, Skeleton } from '../design'
import { useWords } from '../design/DesignWords'
import { slowAfter, useDelayed } from '../design/feedback/Skeleton'
import { reload } from '../loading/reload'
import { hasArrived } from './arrival'
import styles from './PageLoader.module.css'
import { PageShape } from './PageShape'

/** Milliseconds after which the page can be loaded anew: a part may never arrive. */
const reloadAfter = 15_000

interface PageLoaderProps {
  /** What is loading, if its code has loaded. The calls for it end by themselves. */
  readonly label?: string
}

/**
 * A placeholder in the shape of the page at this address: at once on the first page, after 200 ms on any other. After
 * 5 s it says that it takes longer than usual. After 15 s it offers to load the page anew, if its code is missing.
 */
export function PageLoader({ label }: PageLoaderProps) {
  const { loading, error } = useVisitorTexts().screen.shell
  const words = useWords()
  const due = useDelayed() || !hasArrived()
  const isSlow = useDelayed(slowAfter)
  const offersReload = useDelayed(reloadAfter) && label === undefined
  return (
    <div className={styles.loader} aria-busy>
      <div>
        <div className={styles.title}>{due && <Skeleton />}</div>
        <p className={styles.words} role="status">
          {due && <span>{label ?? loading}</span>}
          {isSlow && <span>{`. ${words.slow}`}</span>}
        </p>
      </div>
      {offersReload && (
        <p>
          <Button variant="secondary" icon="refresh" onClick={() => reload()}>
            {error.reload}
          </Button>
        </p>
      )}
      {due && <PageShape />}
    </div>
  )
}

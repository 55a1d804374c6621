import styles from './Spinner.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden'

/** A small sign of work; a longer wait deserves ProgressSteps or a Skeleton. */
export function Spinner({ label = 'Please wait' }: { readonly label?: string | undefined }) {
  return (
    <span className={styles.spinner}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

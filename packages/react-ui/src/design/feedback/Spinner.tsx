import styles from './Spinner.module.css'
import { VisuallyHidden } from '../layout/VisuallyHidden'

/** A small sign of work. Use ProgressSteps or a Skeleton for a longer wait. */
export function Spinner({ label = 'Please wait' }: { readonly label?: string | undefined }) {
  return (
    <span className={styles.spinner}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

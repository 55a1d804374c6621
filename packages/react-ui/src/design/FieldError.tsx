import styles from './Field.module.css'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

interface FieldErrorProps {
  readonly id: string
  readonly error: string | undefined
}

export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert-circle" />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {error}
      </span>
    </p>
  )
}

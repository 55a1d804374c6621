import styles from './Field.module.css'
import { Icon } from '../display/Icon'
import { VisuallyHidden } from '../layout/VisuallyHidden'
import { useWords } from '../DesignWords'

interface FieldErrorProps {
  readonly id: string
  readonly error: string | undefined
}

export function FieldError({ id, error }: FieldErrorProps) {
  const words = useWords()
  if (!error) return null
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert-circle" />
      <span>
        <VisuallyHidden>{`${words.error}: `}</VisuallyHidden>
        <span>{error}</span>
      </span>
    </p>
  )
}

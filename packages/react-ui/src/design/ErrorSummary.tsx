import { useEffect, useId, useRef, type MouseEvent } from 'react'
import styles from './ErrorSummary.module.css'
import { Icon } from './Icon'

interface SummarisedError {
  readonly fieldId: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[]
  readonly title?: string | undefined
  /** Counts the attempts: each new one brings the focus back here. */
  readonly attempt?: number | undefined
}

/** What has to be put right, on top of the form; each line leads to its field. */
export function ErrorSummary({ errors, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const any = errors.length > 0

  useEffect(() => {
    if (any) box.current?.focus()
  }, [any, attempt])

  const goTo = (event: MouseEvent, fieldId: string): void => {
    const field = document.getElementById(fieldId)
    if (field === null) return
    // The address stays: a hash would be a place in the history.
    event.preventDefault()
    field.focus()
    field.closest('div')?.scrollIntoView({ block: 'center' })
  }

  if (!any) return null
  return (
    <div className={styles.summary} ref={box} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        <Icon name="alert-circle" />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

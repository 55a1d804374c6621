import { useId, type ReactNode } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import { useWords } from '../DesignWords'
import type { Elements } from '../Elements'

/** The texts that every field has. */
export interface FieldWords {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean | undefined
  /** The target of an ErrorSummary link. */
  readonly id?: string | undefined
}

interface ControlTies {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldWords {
  /** For a control that its label cannot focus. */
  readonly onLabelClick?: (() => void) | undefined
  readonly children: (ties: ControlTies) => Elements
}

/** The label above, the hint below it, the control, and the error as text, all connected for screen readers. */
export function FieldFrame({ label, hint, error, optional, id: givenId, onLabelClick, children }: FieldFrameProps) {
  const words = useWords()
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`} onClick={onLabelClick}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{` ${words.optional}`}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

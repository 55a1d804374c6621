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

/** The id of a field, and of the texts that describe it. */
export const useFieldIds = ({ id: given, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) => {
  const own = useId()
  const id = given ?? own
  return { id, described: [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined }
}

interface FieldFrameProps extends FieldWords {
  /** For a control that its label cannot focus. */
  readonly onLabelClick?: (() => void) | undefined
  readonly children: (ties: ControlTies) => Elements
}

/** The label above, the hint below it, the control, and the error as text, all connected for screen readers. */
export function FieldFrame({ onLabelClick, children, ...words }: FieldFrameProps) {
  const { error } = words
  const { id, described } = useFieldIds(words)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`} onClick={onLabelClick}>
        <LabelWords {...words} />
      </label>
      <Hint {...words} id={id} />
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

export function LabelWords({ label, optional }: Pick<FieldWords, 'label' | 'optional'>) {
  const words = useWords()
  return (
    <>
      <span>{label}</span>
      {optional && <span className={styles.optional}>{` ${words.optional}`}</span>}
    </>
  )
}

export function Hint({ id, hint }: Pick<FieldWords, 'hint'> & { readonly id: string }) {
  if (!hint) return null
  return (
    <p className={styles.hint} id={`${id}-hint`}>
      {hint}
    </p>
  )
}

import type { Elements } from '../Elements'
import styles from './Field.module.css'
import { FieldError } from './FieldError'
import { type FieldWords, Hint, LabelWords, useFieldIds } from './FieldFrame'

interface FieldGroupProps extends FieldWords {
  readonly className: string | undefined
  /** The id belongs to the first control. */
  readonly children: (id: string) => Elements
}

/** A group of controls with one label, hint and error. */
export function FieldGroup({ className, children, ...words }: FieldGroupProps) {
  const { id, described } = useFieldIds(words)
  return (
    <fieldset className={className} aria-describedby={described}>
      <legend className={styles.label} data-names={id}>
        <LabelWords {...words} />
      </legend>
      <Hint {...words} id={id} />
      {children(id)}
      <FieldError id={`${id}-error`} error={words.error} />
    </fieldset>
  )
}

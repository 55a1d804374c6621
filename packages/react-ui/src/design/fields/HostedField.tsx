import type { Ref } from 'react'
import styles from './Field.module.css'
import { classNames } from '../classNames'
import { FieldFrame, type FieldWords } from './FieldFrame'

interface HostedFieldProps extends FieldWords {
  /** The empty element into which somebody else mounts a control. */
  readonly hostRef: Ref<HTMLDivElement>
  /** A press on the label or a link of the ErrorSummary asks for the focus: hand it to the foreign control. */
  readonly onFocus?: (() => void) | undefined
}

/** A field whose control is not ours (a card number of Stripe's): our words, box and focus ring around it. */
export function HostedField({ hostRef, onFocus, ...words }: HostedFieldProps) {
  return (
    <FieldFrame {...words} onLabelClick={onFocus}>
      {({ id, ...ties }) => (
        <div
          className={classNames(styles.box, styles.host, ties['aria-invalid'] && styles.invalid)}
          role="group"
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-label`}
          aria-describedby={ties['aria-describedby']}
          onFocus={(event) => event.target === event.currentTarget && onFocus?.()}
        >
          <div ref={hostRef} />
        </div>
      )}
    </FieldFrame>
  )
}

import type { Ref } from 'react'
import styles from './Field.module.css'
import { classNames } from '../classNames'
import { FieldFrame, type FieldWords } from './FieldFrame'

interface HostedFieldProps extends FieldWords {
  /** The empty element into which a third party mounts its control. */
  readonly hostRef: Ref<HTMLDivElement>
  /** Called when the customer clicks the label or an ErrorSummary link: pass the focus to the foreign control. */
  readonly onFocus?: (() => void) | undefined
}

/**
 * A field with a third party's control, such as Stripe's card number. The texts, box and focus ring are the product's
 * own.
 */
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

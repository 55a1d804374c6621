import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { classNames } from '../classNames'
import { FieldFrame, type FieldWords } from './FieldFrame'
import { useIsBusy } from './Form'

type Passed =
  | 'name'
  | 'autoComplete'
  | 'inputMode'
  | 'required'
  | 'onBlur'
  | 'maxLength'
  | 'disabled'
  | 'min'
  | 'max'
  | 'placeholder'
  | 'spellCheck'
  | 'ref'

export interface FieldProps extends FieldWords, Pick<ComponentProps<'input'>, Passed> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'number' | 'search' | undefined
  /** Whether the box is short, for a short answer such as a postcode or a year. */
  readonly short?: boolean | undefined
}

export function Field({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  type = 'text',
  short,
  ...input
}: FieldProps) {
  const busy = useIsBusy()
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(ties) => (
        <input
          {...input}
          {...ties}
          className={classNames(styles.box, short === true && styles.short)}
          type={type}
          readOnly={busy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  )
}

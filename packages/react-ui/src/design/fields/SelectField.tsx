import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame'
import { useIsBusy } from './Form'
import { Icon } from '../display/Icon'

interface SelectOption {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps
  extends FieldWords,
    Pick<ComponentProps<'select'>, 'name' | 'autoComplete' | 'required' | 'onBlur' | 'ref'> {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly SelectOption[]
  /** Shown while the value is empty. */
  readonly placeholder?: string | undefined
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  options,
  placeholder,
  autoComplete = 'off',
  ...select
}: SelectFieldProps) {
  const busy = useIsBusy()
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(ties) => (
        <div className={styles.withButton}>
          <select
            {...select}
            {...ties}
            aria-disabled={busy || undefined}
            autoComplete={autoComplete}
            className={styles.box}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevron-down" />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}

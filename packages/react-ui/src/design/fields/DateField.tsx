import styles from './DateField.module.css'
import fieldStyles from './Field.module.css'
import type { FieldWords } from './FieldFrame'
import { FieldGroup } from './FieldGroup'
import { useIsBusy } from './Form'

type DatePart = 'day' | 'month' | 'year'

interface DateFieldProps extends FieldWords {
  readonly value: Readonly<Record<DatePart, string>>
  readonly onChange: (part: DatePart, typed: string) => void
  readonly words: Readonly<Record<DatePart, string>>
  /** `bday` for the person's own date of birth. */
  readonly autoComplete?: 'bday' | undefined
}

const parts = ['day', 'month', 'year'] as const

/** A date in three fields: people type a date that they know by heart faster than they find it in a calendar. */
export function DateField({ value, onChange, words, autoComplete, ...field }: DateFieldProps) {
  const { error } = field
  const busy = useIsBusy()
  return (
    <FieldGroup className={styles.group} {...field}>
      {(id) => (
        <div className={styles.parts}>
          {parts.map((part) => (
            <label key={part} className={styles[part]}>
              <span className={styles.word}>{words[part]}</span>
              <input
                className={fieldStyles.box}
                id={part === 'day' ? id : `${id}-${part}`}
                inputMode="numeric"
                readOnly={busy}
                autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                value={value[part]}
                onChange={(event) => onChange(part, event.target.value)}
              />
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

import { useId, type ReactNode } from 'react'
import styles from './DateField.module.css'
import field from './Field.module.css'
import { FieldError } from './FieldError'
import { useWords } from '../DesignWords'

type DatePart = 'day' | 'month' | 'year'

interface DateFieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly optional?: boolean | undefined
  /** The target of an ErrorSummary link: the day. */
  readonly id?: string | undefined
  readonly value: Readonly<Record<DatePart, string>>
  readonly onChange: (part: DatePart, typed: string) => void
  readonly words: Readonly<Record<DatePart, string>>
  /** `bday` for the person's own date of birth. */
  readonly autoComplete?: 'bday' | undefined
}

const parts = ['day', 'month', 'year'] as const

/** A date in three fields: people type a date that they know by heart faster than they find it in a calendar. */
export function DateField({
  label,
  hint,
  error,
  optional,
  id: givenId,
  value,
  onChange,
  words,
  autoComplete,
}: DateFieldProps) {
  const { optional: optionalWord } = useWords()
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={field.label} data-names={id}>
        <span>{label}</span>
        {optional && <span className={field.optional}>{` ${optionalWord}`}</span>}
      </legend>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        {parts.map((part) => (
          <label key={part} className={styles[part]}>
            <span className={styles.word}>{words[part]}</span>
            <input
              className={field.box}
              id={part === 'day' ? id : `${id}-${part}`}
              inputMode="numeric"
              autoComplete={autoComplete === undefined ? 'off' : `${autoComplete}-${part}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              value={value[part]}
              onChange={(event) => onChange(part, event.target.value)}
            />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

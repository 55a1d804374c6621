import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError'
import field from './Field.module.css'
import styles from './RadioGroup.module.css'
import { useWords } from '../DesignWords'
import type { Elements } from '../Elements'

interface Choice {
  readonly value: string
  readonly label: ReactNode
  /** A second line; for an unavailable choice, the reason. */
  readonly note?: ReactNode
  /** At the end of the line: the price. */
  readonly aside?: Elements
  readonly disabled?: boolean | undefined
}

interface RadioGroupProps {
  readonly label: ReactNode
  readonly options: readonly Choice[]
  /** Empty while nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Adds "(optional)" to the label. */
  readonly optional?: boolean | undefined
  /** The target of an ErrorSummary link: the first choice. */
  readonly id?: string | undefined
}

export function RadioGroup({ label, options, value, onChange, hint, error, optional, id: givenId }: RadioGroupProps) {
  const words = useWords()
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} aria-describedby={described || undefined}>
      <legend className={field.label} data-names={id}>
        <span>{label}</span>
        {optional && <span className={field.optional}>{` ${words.optional}`}</span>}
      </legend>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.told}>
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.note && <span className={field.hint}>{option.note}</span>}
            </span>
            {option.aside}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

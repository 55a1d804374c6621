import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import styles from './ErrorSummary.module.css'
import { Icon } from '../display/Icon'

interface SummarisedError {
  readonly fieldId: string
  readonly message: string
}

interface ErrorSummaryProps {
  readonly errors: readonly SummarisedError[]
  readonly title?: string | undefined
  /** Counts the attempts: each new one moves the focus back here. */
  readonly attempt?: number | undefined
}

/**
 * The name of a field: its label, or the legend of a group whose first field it is. A checkbox has none, because its
 * label is a sentence.
 */
const nameOf = (fieldId: string): string => {
  if (document.getElementById(fieldId)?.getAttribute('type') === 'checkbox') return ''
  const id = CSS.escape(fieldId)
  return document.querySelector(`label[for="${id}"], [data-names="${id}"]`)?.firstChild?.textContent ?? ''
}

/** The legend of the group that contains a field. */
const groupOf = (fieldId: string): string =>
  document.getElementById(fieldId)?.closest('fieldset')?.querySelector('legend')?.textContent ?? ''

/**
 * Prefixes a message with the field's name, unless the message contains it: "Use no more than 80 characters" six times
 * would be no help.
 */
const withName = (message: string, name: string): string => {
  const shown = message.toLowerCase()
  const words = name.toLowerCase().split(' ')
  return words.every((word) => shown.includes(word)) ? message : `${name}: ${message}`
}

/**
 * The problems to correct, above the form; each line links to its field. The list stays as the attempt found it until
 * every field is correct: an alert that changes while fields are corrected would interrupt a screen reader.
 */
export function ErrorSummary({ errors: current, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const [found, setFound] = useState({ attempt, errors: current })
  const isNew = ({ fieldId }: SummarisedError): boolean => found.errors.every((one) => one.fieldId !== fieldId)
  const isOther = current.length === 0 ? found.errors.length > 0 : found.attempt !== attempt || current.some(isNew)
  if (isOther) setFound({ attempt, errors: current })
  const { errors } = found
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const any = errors.length > 0
  const [places, setPlaces] = useState<readonly { readonly name: string; readonly group: string }[]>([])
  const fields = errors.map(({ fieldId }) => fieldId).join(' ')

  useLayoutEffect(() => {
    setPlaces(fields.split(' ').map((fieldId) => ({ name: nameOf(fieldId), group: groupOf(fieldId) })))
  }, [fields])
  const lines = errors.map(({ message }, index) => withName(message, places[index]?.name ?? ''))
  /** Prefixes a line with the name of its group if another group has the same line. */
  const lineOf = (line: string, index: number): string => {
    const group = places[index]?.group ?? ''
    const isAlone = lines.indexOf(line) === lines.lastIndexOf(line)
    return isAlone || group === '' ? line : `${group}: ${line}`
  }

  useEffect(() => {
    if (any) box.current?.focus()
  }, [any, attempt])

  const goTo = (event: MouseEvent, fieldId: string): void => {
    const field = document.getElementById(fieldId)
    if (field === null) return
    // The address stays unchanged: a hash would add a history entry.
    event.preventDefault()
    field.focus()
    field.closest('div')?.scrollIntoView({ block: 'center' })
  }

  if (!any) return null
  return (
    <div className={styles.summary} ref={box} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        <Icon name="alert-circle" />
        <span>{title}</span>
      </h2>
      <ul className={styles.list}>
        {errors.map(({ fieldId }, index) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {lineOf(lines[index] ?? '', index)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

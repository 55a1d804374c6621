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
  /** Counts the attempts: each new one brings the focus back here. */
  readonly attempt?: number | undefined
}

/** What stands over a field: its label, or the legend of a group whose first field it is. What stands beside a box is a sentence, and no name. */
const nameOf = (fieldId: string): string => {
  if (document.getElementById(fieldId)?.getAttribute('type') === 'checkbox') return ''
  const id = CSS.escape(fieldId)
  return document.querySelector(`label[for="${id}"], [data-names="${id}"]`)?.firstChild?.textContent ?? ''
}

/** The legend of the group that a field stands in. */
const groupOf = (fieldId: string): string =>
  document.getElementById(fieldId)?.closest('fieldset')?.querySelector('legend')?.textContent ?? ''

/** A problem that does not say whose it is begins with its field's name: six times "Use no more than 80 characters" would be no list. */
const withName = (message: string, name: string): string => {
  const said = message.toLowerCase()
  const words = name.toLowerCase().split(' ')
  return words.every((word) => said.includes(word)) ? message : `${name}: ${message}`
}

/** What has to be put right, on top of the form; each line leads to its field. */
export function ErrorSummary({ errors, title = 'There is a problem', attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const any = errors.length > 0
  const [places, setPlaces] = useState<readonly { readonly name: string; readonly group: string }[]>([])
  const fields = errors.map(({ fieldId }) => fieldId).join(' ')

  useLayoutEffect(() => {
    setPlaces(fields.split(' ').map((fieldId) => ({ name: nameOf(fieldId), group: groupOf(fieldId) })))
  }, [fields])
  const lines = errors.map(({ message }, index) => withName(message, places[index]?.name ?? ''))
  /** What two groups are asked alike begins with the name of the group. */
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
    // The address stays: a hash would be a place in the history.
    event.preventDefault()
    field.focus()
    field.closest('div')?.scrollIntoView({ block: 'center' })
  }

  if (!any) return null
  return (
    <div className={styles.summary} ref={box} role="alert" aria-labelledby={id} tabIndex={-1}>
      <h2 className={styles.title} id={id}>
        <Icon name="alert-circle" />
        {title}
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

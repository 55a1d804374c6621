import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import styles from './Combobox.module.css'
import { classNames } from '../classNames'
import field from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame'
import { useIsBusy } from './Form'
import { Icon } from '../display/Icon'
import { VisuallyHidden } from '../layout/VisuallyHidden'

interface Suggestion {
  readonly key: string
  readonly text: string
}

interface ComboboxProps extends FieldWords {
  /** The typed text; it need not match a suggestion. */
  readonly value: string
  readonly onChange: (text: string) => void
  /** The suggestions that match the text; all of them for an empty text. */
  readonly search: (text: string) => readonly Suggestion[]
  readonly onBlur?: (() => void) | undefined
  readonly autoComplete?: string | undefined
  readonly words: {
    /** The label of the button that opens the list. */
    readonly show: string
    /** Announced to screen readers. */
    readonly found: (count: number) => string
    /** Shown in place of an empty list. */
    readonly none: string
  }
}

interface Popup {
  /** False until the customer types: text that is already there must not hide other suggestions. */
  readonly filtered: boolean
  /** The index of the suggestion under the keyboard; -1 for none. */
  readonly active: number
}

/** An editable combobox with list autocomplete, with the keyboard behaviour of the ARIA Authoring Practices. */
export function Combobox({
  label,
  hint,
  error,
  optional,
  id,
  value,
  onChange,
  search,
  onBlur,
  autoComplete = 'off',
  words,
}: ComboboxProps) {
  const listId = useId()
  const busy = useIsBusy()
  const [popup, setPopup] = useState<Popup | null>(null)
  const found = popup === null ? [] : search(popup.filtered ? value : '')
  const active = popup === null ? undefined : found[popup.active]
  const optionId = (key: string): string => `${listId}-${key}`
  const activeId = active && optionId(active.key)

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const showAll = (): void => {
    if (!busy) setPopup({ filtered: false, active: search('').findIndex(({ text }) => text === value) })
  }
  const choose = ({ text }: Suggestion): void => {
    onChange(text)
    setPopup(null)
  }
  const move = (by: 1 | -1): void => {
    if (popup === null) return showAll()
    const start = popup.active === -1 && by === -1 ? 0 : popup.active
    if (found.length > 0) setPopup({ ...popup, active: (start + by + found.length) % found.length })
  }

  const handleKey = (event: KeyboardEvent): void => {
    // The keys of an input method belong to its composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault()
        return event.altKey && popup === null ? showAll() : move(1)
      case 'ArrowUp':
        event.preventDefault()
        return event.altKey ? setPopup(null) : move(-1)
      case 'Enter':
        if (popup === null) return
        // Otherwise Enter would submit the form with an incomplete name.
        event.preventDefault()
        return active === undefined ? setPopup(null) : choose(active)
      case 'Escape':
        if (popup === null) return
        event.preventDefault()
        return setPopup(null)
    }
  }
  const type = (input: HTMLInputElement): void => {
    const text = input.value
    onChange(text)
    // A browser fills in a form without a focus.
    if (document.activeElement !== input) return
    // One Enter takes the best match.
    setPopup({ filtered: true, active: text.trim() === '' ? -1 : 0 })
  }
  const leave = (): void => {
    setPopup(null)
    onBlur?.()
  }

  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(ties) => (
        <div className={styles.combobox}>
          <div className={field.withButton}>
            <input
              {...ties}
              className={field.box}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={popup !== null}
              aria-controls={listId}
              aria-activedescendant={activeId}
              autoComplete={autoComplete}
              spellCheck={false}
              readOnly={busy}
              value={value}
              onChange={(event) => type(event.target)}
              onClick={() => popup ?? showAll()}
              onKeyDown={handleKey}
              onBlur={leave}
            />
            <button
              className={styles.toggle}
              type="button"
              tabIndex={-1}
              aria-label={words.show}
              aria-expanded={popup !== null}
              aria-controls={listId}
              onMouseDown={(event) => {
                event.preventDefault()
                document.getElementById(ties.id)?.focus()
                if (popup === null) showAll()
                else setPopup(null)
              }}
            >
              <Icon name="chevron-down" />
            </button>
          </div>
          <div
            className={classNames(styles.popup, popup !== null && styles.open)}
            onMouseDown={(event) => event.preventDefault()}
          >
            <div className={styles.list} id={listId} role="listbox" aria-labelledby={`${ties.id}-label`}>
              {found.map((one) => (
                <div
                  key={one.key}
                  id={optionId(one.key)}
                  className={styles.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={one === active}
                  onClick={() => choose(one)}
                >
                  {one.text}
                </div>
              ))}
            </div>
            {popup !== null && found.length === 0 && <p className={styles.none}>{words.none}</p>}
          </div>
          <VisuallyHidden>
            <span role="status">{popup?.filtered === true ? words.found(found.length) : ''}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}

import type { ManyBookings } from '@booking-dashboard/core'
import type { RefObject } from 'react'
import { useTexts } from '../../../dashboard/DashboardContext'
import { Button, Field, strong, VisuallyHidden } from '../../../design'
import styles from './FinderForm.module.css'
import type { FilterInAddress } from './useFilterInAddress'

interface FinderFormProps {
  readonly state: ManyBookings
  readonly address: FilterInAddress
  readonly field: RefObject<HTMLInputElement | null>
  readonly clear: () => void
}

/** Filters by text and state. The number of bookings found is announced, and the focus stays in place. */
export function FinderForm({ state, address, field, clear }: FinderFormProps) {
  const { finder: words } = useTexts('member').screen.bookings
  const { filter, states, found, isFiltered } = state
  return (
    <div role="search" className={styles.finder}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          address.settle()
        }}
      >
        <Field
          label={words.label}
          hint={words.hint}
          type="search"
          autoComplete="off"
          spellCheck={false}
          ref={field}
          value={filter.text}
          onChange={address.type}
          onBlur={address.settle}
        />
        <fieldset className={styles.states}>
          <legend>
            <VisuallyHidden>{words.show}</VisuallyHidden>
          </legend>
          <div className={styles.pills}>
            {states.map(({ state: show, count }) => (
              <label key={show} className={styles.pill}>
                <input
                  type="radio"
                  name="show"
                  checked={show === filter.show}
                  onChange={() => address.choose({ ...filter, show })}
                />
                <span>{words.states[show]}</span>
                <span className={styles.figure}>{` ${words.figure(count)}`}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </form>
      <div className={styles.outcome}>
        <p role="status" className={strong}>
          {isFiltered ? words.found(found) : words.inAll(found)}
        </p>
        {isFiltered && found > 0 && (
          <Button variant="quiet" icon="x" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

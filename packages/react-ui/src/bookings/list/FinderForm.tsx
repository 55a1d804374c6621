import { type BookingCounts, bookingsShown, type FoundBookings } from '@booking-dashboard/core'
import type { RefObject } from 'react'
import { useMemberTexts } from '../../composition/DashboardContext'
import { Button, Field, VisuallyHidden } from '../../design'
import styles from './FinderForm.module.css'
import type { BookingsFilterControl } from './useBookingsFilter'

interface FinderFormProps {
  readonly control: BookingsFilterControl
  readonly field: RefObject<HTMLInputElement | null>
  /** Of the whole list. */
  readonly total: BookingCounts
  readonly found: FoundBookings
  readonly clear: () => void
}

/** Text and state, and how many bookings are found: the focus stays where it is, the number is announced. */
export function FinderForm({ control, field, total, found, clear }: FinderFormProps) {
  const { finder: words } = useMemberTexts().screen.bookings
  const { filter, setText, setShow, settle } = control
  const filtered = filter.text.trim() !== '' || filter.show !== 'all'
  const count = found.upcoming.length + found.past.length
  return (
    <div role="search" className={styles.finder}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          settle()
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
          onChange={setText}
          onBlur={settle}
        />
        <fieldset className={styles.states}>
          <legend>
            <VisuallyHidden>{words.show}</VisuallyHidden>
          </legend>
          <div className={styles.pills}>
            {bookingsShown
              .filter((show) => total[show] > 0 || show === filter.show)
              .map((show) => (
                <label key={show} className={styles.pill}>
                  <input type="radio" name="show" checked={show === filter.show} onChange={() => setShow(show)} />
                  {words.states[show]} <span className={styles.figure}>{words.figure(found.counts[show])}</span>
                </label>
              ))}
          </div>
        </fieldset>
      </form>
      <div className={styles.outcome}>
        <p role="status" className={styles.count}>
          {filtered ? words.found(count) : words.inAll(count)}
        </p>
        {filtered && count > 0 && (
          <Button variant="quiet" icon="x" onClick={clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

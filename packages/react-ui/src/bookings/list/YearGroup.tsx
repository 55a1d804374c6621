import type { BookingsFilter, ListedBooking, YearOfBookings } from '@booking-dashboard/core'
import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react'
import { useMemberTexts } from '../../composition/DashboardContext'
import { Button, Icon } from '../../design'
import styles from './YearGroup.module.css'

interface YearGroupProps {
  readonly year: YearOfBookings
  /** Whether it is open until the customer says otherwise. */
  readonly opens: boolean
  /** With another filter, what the customer opened is forgotten. */
  readonly filter: BookingsFilter
  /** How many bookings are shown before more are asked for. */
  readonly atOnce: number
  readonly look: string | undefined
  readonly children: (booking: ListedBooking) => ReactNode
}

interface Choice {
  readonly under: BookingsFilter
  readonly open: boolean
  readonly most: number
}

/** A year that opens and closes. What is closed, or has not been asked for, is not in the page. */
export function YearGroup({
  year: { year, bookings, needing },
  opens,
  filter,
  atOnce,
  look,
  children,
}: YearGroupProps) {
  const { finder: words } = useMemberTexts().screen.bookings
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const { open, most } = choice?.under === filter ? choice : { open: opens, most: atOnce }
  const choose = (change: Partial<Choice>): void =>
    startTransition(() => setChoice({ under: filter, open, most, ...change }))
  // The first of those that were asked for has the focus, as soon as it is there.
  useEffect(() => {
    if (most > atOnce) list.current?.children[most - atOnce]?.querySelector('a')?.focus()
  }, [most, atOnce])

  const left = bookings.length - most
  return (
    <div>
      <h3>
        <button
          type="button"
          className={styles.year}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => choose({ open: !open })}
        >
          <Icon name="chevron-right" />
          <span className={styles.name}>{year}</span>
          <span className={styles.count}>{words.ofYear(bookings.length)}</span>
          {needing > 0 && <span className={styles.needing}>{words.needing(needing)}</span>}
        </button>
      </h3>
      <div id={id} hidden={!open}>
        {open && (
          <ul className={look} ref={list}>
            {bookings.slice(0, most).map(children)}
          </ul>
        )}
        {open && left > 0 && (
          <div className={styles.more}>
            <Button variant="secondary" onClick={() => choose({ most: most + atOnce })}>
              {words.more(Math.min(left, atOnce), year)}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

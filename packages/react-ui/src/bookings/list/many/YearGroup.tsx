import type { ListedBooking, SectionOfBookings } from '@booking-dashboard/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../dashboard/DashboardContext'
import { Button, Icon } from '../../../design'
import styles from './YearGroup.module.css'

interface YearGroupProps {
  readonly year: SectionOfBookings['years'][number]
  readonly listStyle: string | undefined
  readonly onToggle: () => void
  readonly onMore: () => void
  readonly children: (listed: ListedBooking) => ReactNode
}

/** A foldable year. Bookings of a closed year, or not yet requested, are not in the DOM. */
export function YearGroup({ year: group, listStyle, onToggle, onMore, children }: YearGroupProps) {
  const { finder: words } = useTexts('member').screen.bookings
  const { year, count, needing, isOpen, shown, more, firstOfMore } = group
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const wasRequested = useRef(false)
  // The first of the newly requested bookings takes the focus once it is rendered.
  useEffect(() => {
    if (firstOfMore !== null && wasRequested.current) list.current?.children[firstOfMore]?.querySelector('a')?.focus()
    wasRequested.current = false
  }, [firstOfMore])
  const showMore = (): void => {
    wasRequested.current = true
    onMore()
  }
  return (
    <div>
      <h3>
        <button type="button" className={styles.year} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <Icon name="chevron-right" />
          <span className={styles.name}>{year}</span>
          <span className={styles.count}>{words.ofYear(count)}</span>
          {needing > 0 && <span className={styles.needing}>{words.needing(needing)}</span>}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <ul className={listStyle} ref={list}>
            {shown.map(children)}
          </ul>
        )}
        {more > 0 && (
          <div className={styles.more}>
            <Button variant="secondary" onClick={showMore}>
              {words.more(more, year)}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}

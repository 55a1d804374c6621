import { bankDetailsNeeded, type BookingsList, createBookingFinder, latest, paths } from '@booking-dashboard/core'
import { useDeferredValue, useMemo, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useMember, useMemberTexts } from '../../composition/DashboardContext'
import { Alert } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { BookingsByYear } from './BookingsByYear'
import { FinderForm } from './FinderForm'
import { NothingFound } from './NothingFound'
import { useBookingsFilter } from './useBookingsFilter'

/** More bookings than are seen at a glance: a lazy part, for the few who have so many. */
export default function ManyBookings() {
  const list = latest(useBehavior(useMember().bookings.list$))
  return list === null ? null : <FindableBookings list={list} />
}

function FindableBookings({ list }: { readonly list: BookingsList }) {
  const { bookings: words } = useMemberTexts().screen
  const field = useRef<HTMLInputElement>(null)
  const control = useBookingsFilter()
  const finder = useMemo(() => createBookingFinder(list), [list])
  // Typing never waits for the list.
  const filter = useDeferredValue(control.filter)
  const found = useMemo(() => finder.find(filter), [finder, filter])
  const clear = (): void => {
    control.clear()
    field.current?.focus()
  }
  return (
    <>
      {bankDetailsNeeded(list) && (
        <Alert meaning="warning" title={words.attention.bankDetails}>
          {words.finder.bankDetailsLine} <Link to={paths.bankAccount}>{words.step.bankDetails}</Link>
        </Alert>
      )}
      <FinderForm control={control} field={field} total={finder.counts} found={found} clear={clear} />
      {found.upcoming.length + found.past.length === 0 ? (
        <NothingFound filter={filter} counts={found.counts} clear={clear} />
      ) : (
        <BookingsByYear found={found} filter={filter} />
      )}
    </>
  )
}

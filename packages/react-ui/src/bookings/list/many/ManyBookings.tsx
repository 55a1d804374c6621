import { type BookingsListModel, type ManyBookings as Many, paths } from '@booking-dashboard/core'
import { useDeferredValue, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useArea, useTexts } from '../../../dashboard/DashboardContext'
import { Alert } from '../../../design'
import { useBehavior } from '../../../reactive/useBehavior'
import { BookingsByYear } from './BookingsByYear'
import { FinderForm } from './FinderForm'
import { NothingFound } from './NothingFound'
import { useFilterInAddress } from './useFilterInAddress'

/** The list with a filter. A lazy part, because few customers have so many bookings. */
export default function ManyBookings() {
  const { bookingsList } = useArea('bookings')
  const state = useBehavior(bookingsList.state$)
  return state.kind === 'many' ? <FindableBookings bookingsList={bookingsList} state={state} /> : null
}

interface FindableBookingsProps {
  readonly bookingsList: BookingsListModel
  readonly state: Many
}

function FindableBookings({ bookingsList, state }: FindableBookingsProps) {
  const { bookings: words } = useTexts('member').screen
  const field = useRef<HTMLInputElement>(null)
  const address = useFilterInAddress(bookingsList, state.filter)
  // The filter field stays responsive while the list renders.
  const sections = useDeferredValue(state.sections)
  const clear = (): void => {
    address.choose({ text: '', show: 'all' })
    field.current?.focus()
  }
  return (
    <>
      {state.needsBankDetails && (
        <Alert meaning="warning" title={words.attention.bankDetails}>
          <span>{`${words.finder.bankDetailsLine} `}</span>
          <Link to={paths.bankAccount}>{words.step.bankDetails}</Link>
        </Alert>
      )}
      <FinderForm state={state} address={address} field={field} clear={clear} />
      {state.found === 0 ? (
        <NothingFound show={state.filter.show} foundByText={state.foundByText} clear={clear} />
      ) : (
        <BookingsByYear list={bookingsList} sections={sections} />
      )}
    </>
  )
}

import { type NameChange, paths, type ReadOnly, type TicketHoldersState } from '@booking-dashboard/core'
import { useDeferredValue, useMemo } from 'react'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../../design'
import { UnsavedChanges } from '../../navigation/UnsavedChanges'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { BookingFrame } from '../BookingFrame'
import { Loaded, Stale } from '../Loaded'
import { useBookingRef } from '../useBookingRef'
import { HolderRow } from './HolderRow'
import { TicketFinder } from './TicketFinder'
import { TicketGroup } from './TicketGroup'

/** The holder of each ticket, and a change of name if the ticket allows it (behaviour/screens#d4). */
export default function TicketDetailsScreen() {
  const texts = useTexts('nameChange').screen.ticketDetails
  const bookingRef = useBookingRef()
  const nameChange = useArea('nameChange').nameChange(bookingRef)
  useOpen(nameChange.open)
  return (
    <UnsavedChanges>
      <BookingFrame title={texts.title}>
        {() => <TicketDetailsBody bookingRef={bookingRef} nameChange={nameChange} />}
      </BookingFrame>
    </UnsavedChanges>
  )
}

interface TicketDetailsBodyProps {
  readonly bookingRef: string
  readonly nameChange: NameChange
}

/** Reads the tickets by itself, so that a press renders them alone. */
function TicketDetailsBody({ bookingRef, nameChange }: TicketDetailsBodyProps) {
  const { screen, operations } = useTexts('nameChange')
  const state = useBehavior(nameChange.state$)
  const words = { ...screen.ticketDetails.pending, failedHeading: screen.booking.failedHeading }
  return (
    <Loaded state={state} words={words} failure={operations.getBooking.text} onRetry={() => void nameChange.open()}>
      {(shown) =>
        shown.kind === 'noTickets' ? (
          <NoTickets bookingRef={bookingRef} readOnly={shown.readOnly} />
        ) : (
          <HolderList bookingRef={bookingRef} nameChange={nameChange} state={shown} />
        )
      }
    </Loaded>
  )
}

function NoTickets({ bookingRef, readOnly }: { readonly bookingRef: string; readonly readOnly: ReadOnly | null }) {
  const {
    ticketDetails: texts,
    booking: { readOnly: closed },
  } = useTexts('nameChange').screen
  const action =
    readOnly === null ? (
      <ButtonLink to={paths.tickets(bookingRef)}>{texts.add}</ButtonLink>
    ) : (
      <ButtonLink to={paths.booking(bookingRef)}>{closed.back}</ButtonLink>
    )
  return (
    <EmptyState icon="ticket" heading={texts.emptyHeading} action={action}>
      {readOnly === null ? texts.emptySentence : closed.headings[readOnly]}
    </EmptyState>
  )
}

interface HolderListProps extends TicketDetailsBodyProps {
  readonly state: TicketHoldersState
}

/** The tickets under their events, each with its holder. */
function HolderList({ bookingRef, nameChange, state }: HolderListProps) {
  const formats = useFormats()
  const texts = useTexts('nameChange').screen.ticketDetails
  const again = (): void => void nameChange.open()
  const { pending } = texts
  // The filter field stays responsive while a long list renders.
  const groups = useDeferredValue(state.list.groups)
  const inMoney = useMemo(() => formats.moneyIn(state.currency), [formats, state.currency])
  return (
    <>
      {state.waiting === 'unknown' && (
        <Stale title={pending.unknown} tryAgain={pending.tryAgain} onRetry={again}>
          {pending.unknownSentence}
        </Stale>
      )}
      {state.waiting === 'outOfDate' && (
        <Stale tryAgain={pending.tryAgain} onRetry={again}>
          {pending.outOfDate}
        </Stale>
      )}
      <p>{state.readOnly === null ? texts.intro : texts.introReadOnly}</p>
      {state.list.isLong && <TicketFinder list={state.list} commands={nameChange} states={texts.states} />}
      {groups.map((group) => (
        <TicketGroup key={group.key} group={group} commands={nameChange}>
          {(entry) => (
            <HolderRow
              key={entry.ticket.id}
              bookingRef={bookingRef}
              entry={entry}
              nameChange={state.isOffered ? nameChange : null}
              form={state.forms.get(entry.ticket.id) ?? null}
              inBasket={state.inBasket.get(entry.ticket.id) ?? null}
              isAdding={state.isAdding}
              inMoney={inMoney}
            />
          )}
        </TicketGroup>
      ))}
    </>
  )
}

import type { NameChange, TicketHoldersState } from '@booking-dashboard/core'
import { useDeferredValue, useMemo } from 'react'
import { useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Stale } from '../Loaded'
import { HolderRow } from './HolderRow'
import { TicketFinder } from './TicketFinder'
import { TicketGroup } from './TicketGroup'

interface HolderListProps {
  readonly bookingRef: string
  readonly nameChange: NameChange
  readonly state: TicketHoldersState
}

/** The tickets under their events, each with its holder. */
export function HolderList({ bookingRef, nameChange, state }: HolderListProps) {
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
      <p>{state.isPast ? texts.introPast : texts.intro}</p>
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

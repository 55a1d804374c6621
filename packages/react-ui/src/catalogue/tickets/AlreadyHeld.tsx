import type { Booking } from '@booking-dashboard/core'
import { memo, startTransition, useDeferredValue, useId, useMemo, useState } from 'react'
import { TicketFinder } from '../../bookings/holdings/TicketFinder'
import { TicketGroup } from '../../bookings/holdings/TicketGroup'
import { useArea, useTexts, useFormats } from '../../dashboard/DashboardContext'
import { Icon } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import styles from './AlreadyHeld.module.css'
import { HeldTicketRow } from './HeldTicketRow'

interface AlreadyHeldProps {
  readonly booking: Booking
  /** True if nothing can be added now; the section then starts open. */
  readonly alone: boolean
}

/** The tickets that the booking already has, folded above the shop. Folded content is not in the DOM. */
export const AlreadyHeld = memo(({ booking: { reference, currency }, alone }: AlreadyHeldProps) => {
  const formats = useFormats()
  const texts = useTexts('basket').screen.tickets
  const id = useId()
  const [choice, setChoice] = useState<boolean | null>(null)
  const model = useArea('tickets').heldTickets(reference)
  const { list, held, sold } = useBehavior(model.state$)
  const groups = useDeferredValue(list.groups)
  const inMoney = useMemo(() => formats.moneyIn(currency), [formats, currency])
  if (held + sold === 0) return null
  const isOpen = choice ?? alone
  return (
    <div className={styles.held}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => startTransition(() => setChoice(!isOpen))}
      >
        <span>{texts.held(held, sold)}</span>
        <Icon name="chevron-down" />
      </button>
      <div id={id} hidden={!isOpen} className={styles.list}>
        {isOpen && list.isLong && <TicketFinder list={list} commands={model} states={texts.heldStates} />}
        {isOpen &&
          groups.map((group) => (
            <TicketGroup key={group.key} group={group} commands={model}>
              {(entry) => <HeldTicketRow key={entry.ticket.id} entry={entry} inMoney={inMoney} />}
            </TicketGroup>
          ))}
      </div>
    </div>
  )
})

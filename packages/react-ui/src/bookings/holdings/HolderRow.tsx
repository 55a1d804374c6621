import { type BasketNameChange, fullName, type NameChangeState, type TicketDetail } from '@booking-dashboard/core'
import { memo, useEffect, useRef } from 'react'
import type { moneyIn } from '../moneyIn'
import { useTexts } from '../../composition/DashboardContext'
import { Badge, type Meaning } from '../../design'
import { HolderNote } from './HolderNote'
import { InBasketNote } from './InBasketNote'
import { NameChange } from './NameChange'
import styles from '../ticketDetails/TicketDetails.module.css'

interface HolderRowProps {
  readonly bookingRef: string
  readonly detail: TicketDetail
  /** Whether another name is offered where the ticket allows one. */
  readonly offer: boolean
  /** The change of its name that waits in the basket. */
  readonly inBasket: BasketNameChange | null
  readonly inMoney: ReturnType<typeof moneyIn>
}

const meanings: Readonly<Partial<Record<NameChangeState, Meaning>>> = { changePending: 'warning', onResale: 'info' }

/** One ticket, who holds it, and what can be done about the name, or why nothing can. */
export const HolderRow = memo(({ bookingRef, detail, offer, inBasket, inMoney }: HolderRowProps) => {
  const texts = useTexts().screen.ticketDetails
  const { ticket, holder, nameChange } = detail
  const name = holder === null ? texts.noPassenger : fullName(holder)
  const row = useRef<HTMLLIElement>(null)
  const sent = useRef(false)
  // The form is gone once its change is in the basket: the focus goes on to the way there.
  useEffect(() => {
    if (inBasket === null || !sent.current) return
    sent.current = false
    row.current?.querySelector('a')?.focus()
  }, [inBasket])
  const badges: Readonly<Partial<Record<NameChangeState, string>>> = {
    changePending: texts.badges.changing,
    onResale: texts.badges.onResale,
    resold: texts.badges.resold,
  }
  const badge = badges[nameChange]
  return (
    <li className={styles.ticket} ref={row}>
      <div className={styles.words}>
        <span className={styles.type}>{ticket.name}</span>
        <span className={styles.holder}>
          {name}
          {holder?.lead === true && <Badge>{texts.lead}</Badge>}
          {inBasket === null && badge !== undefined && <Badge meaning={meanings[nameChange]}>{badge}</Badge>}
          {inBasket !== null && <Badge meaning="info">{texts.badges.inBasket}</Badge>}
        </span>
      </div>
      {inBasket !== null && <InBasketNote bookingRef={bookingRef} change={inBasket} />}
      {inBasket === null && nameChange === 'transferable' && offer && (
        <NameChange
          bookingRef={bookingRef}
          ticket={ticket}
          holder={holder}
          holderName={name}
          inMoney={inMoney}
          onSend={(sending) => {
            sent.current = sending
          }}
        />
      )}
      {inBasket === null && nameChange !== 'transferable' && (
        <HolderNote bookingRef={bookingRef} detail={detail} nameChange={nameChange} />
      )}
    </li>
  )
})

import { type InMoney, isCharged, type TicketShop, type TicketTypeChoice } from '@booking-dashboard/core'
import { useDeferredValue, useState } from 'react'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../dashboard/DashboardContext'
import { Button, Price, Stack, strong } from '../../design'
import { afterPaint } from '../../loading/afterPaint'
import { ShopRow } from '../shop/ShopRow'
import { quantityId } from './fieldIds'
import { PassengerRow } from './PassengerRow'
import styles from './TicketTypeRow.module.css'

export interface TicketTypeRowProps {
  readonly eventName: string
  /** Whether a passenger already has a ticket for the event. */
  readonly hasHolders: boolean
  readonly type: TicketTypeChoice
  readonly shop: TicketShop
  readonly inMoney: InMoney
  /** Whether the browser has a wallet that can pay. */
  readonly hasWallets: boolean
}

/** One ticket type: its price, availability and quantity, and the passenger of each ticket. */
export function TicketTypeRow({ eventName, hasHolders, type, shop, inMoney, hasWallets }: TicketTypeRowProps) {
  const { tickets: texts } = useTexts('basket').screen
  const { id, name, price, tickets, tooManyOf, oneEach } = type
  const label = texts.quantityOf(name, eventName)
  // A press is answered at once. The rows of new tickets follow in the next frame.
  const rows = tickets.slice(0, useDeferredValue(tickets.length))
  const oneEachWords = texts.oneEach(oneEach?.passengers ?? 0, hasHolders)
  return (
    <ShopRow
      id={quantityId(id)}
      name={name}
      lines={[type.description]}
      stock={type.stock}
      price={
        <WithFee fee={type.bookingFee} inMoney={inMoney}>
          {isCharged(price) ? <Price value={inMoney(price)} /> : <strong>{texts.free}</strong>}
        </WithFee>
      }
      label={label}
      quantity={type.quantity}
      problem={tooManyOf === null ? undefined : texts.problems.tooMany(tooManyOf)}
      onChange={(next) => shop.choose(id, next)}
      shortcut={
        oneEach !== null && (
          <div className={styles.shortcuts}>
            <Button
              className={styles.oneEach}
              variant="quiet"
              icon={oneEach.isChosen ? 'check' : 'users'}
              aria-label={`${oneEachWords}, ${label}`}
              aria-pressed={oneEach.isChosen}
              onClick={() => shop.toggleOneEach(id)}
            >
              {oneEachWords}
            </Button>
            {hasWallets && type.walletBuysOneEach && <BuyOneEach ticketTypeId={id} label={label} shop={shop} />}
          </div>
        )
      }
    >
      {rows.length > 0 && (
        <div className={styles.passengers} role="group" aria-label={texts.passengerLegend(rows.length)}>
          <p className={strong}>{texts.passengerLegend(rows.length)}</p>
          <Stack as="ol">
            {rows.map((ticket, index) => (
              <PassengerRow key={ticket.key} ticket={ticket} number={index + 1} shop={shop} />
            ))}
          </Stack>
        </div>
      )}
    </ShopRow>
  )
}

interface BuyOneEachProps {
  readonly ticketTypeId: string
  /** The ticket and its event. */
  readonly label: string
  readonly shop: TicketShop
}

/** Buys one ticket for each passenger. The button is busy at once, before the choice is made and shown. */
function BuyOneEach({ ticketTypeId, label, shop }: BuyOneEachProps) {
  const { tickets: texts, shop: words } = useTexts('basket').screen
  const [isBuying, setBuying] = useState(false)
  const buy = (): void => {
    setBuying(true)
    afterPaint(() => void shop.buyOneEach(ticketTypeId).finally(() => setBuying(false)))
  }
  return (
    <Button
      variant="quiet"
      iconAfter="arrow-right"
      busy={isBuying}
      busyLabel={words.summary.adding}
      aria-label={`${texts.buyOneEach}, ${label}`}
      onClick={buy}
    >
      {texts.buyOneEach}
    </Button>
  )
}

import { type Booking, paths, type Receipt as Made } from '@booking-dashboard/core'
import { useEffect, useRef, useState } from 'react'
import { useClientConfig } from '../../client/useClientConfig'
import { useArea, useTexts, useFormats, useVisitor } from '../../dashboard/DashboardContext'
import { Button, ButtonLink, classNames, DataList, Icon, muted, Price } from '../../design'
import { useInPlace } from '../../messages/useInPlace'
import { useBehavior } from '../../reactive/useBehavior'
import { useCalendarFile } from '../itinerary/useCalendarFile'
import { withoutPriceItem } from '../withoutPriceItem'
import paper from '../print/Paper.module.css'
import { LineValue } from './LineValue'
import { PlanCardNote } from './PlanCardNote'
import styles from './Receipt.module.css'

interface ReceiptProps {
  readonly booking: Booking
  readonly receipt: Made
}

function AddToCalendar({ booking }: { readonly booking: Booking }) {
  const texts = useTexts('bill').screen.bill.payments.receipt
  const { busy, save } = useCalendarFile(booking, texts.calendarFailed)
  return (
    <Button variant="secondary" icon="calendar" busy={busy} onClick={save}>
      {texts.calendar}
    </Button>
  )
}

/** The toast of the payment that led to this receipt, which says it in its place. Null if none did. */
function useJustPaid(): string | null {
  const { messages } = useVisitor()
  const { paid, itemsAddedToBooking } = useTexts('paying').payment
  const [said] = useState(() => {
    const shown = messages.toasts$.value.map(({ message }) => message)
    return [paid, itemsAddedToBooking].find((text) => shown.includes(text)) ?? null
  })
  useInPlace(said === null ? [] : [said])
  return said
}

/** The amount paid, and where its money went if it was returned. The heading takes the focus. */
function ReceiptHead({ booking, receipt: { reference, amount, returned } }: ReceiptProps) {
  const formats = useFormats()
  const texts = useTexts('bill').screen.bill.payments.receipt
  const client = useClientConfig()
  const justPaid = useJustPaid()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [reference])
  return (
    <header className={styles.head}>
      {client !== null && <p className={styles.client}>{client.name}</p>}
      <span className={styles.sign}>
        <Icon name="check-circle" />
      </span>
      <h2 id="receipt" ref={heading} tabIndex={-1}>
        {texts.heading(formats.money(amount))}
      </h2>
      {justPaid !== null && (
        <p className={paper.notOnPaper} role="status">
          {justPaid}
        </p>
      )}
      <p className={muted}>{booking.name}</p>
      {returned !== null && (
        <p>{texts.returned(formats.money(returned.amount), formats.date(returned.date), returned.reference)}</p>
      )}
    </header>
  )
}

/** The receipt of one payment, to store and to print. */
export function Receipt({ booking, receipt }: ReceiptProps) {
  const formats = useFormats()
  const { payments } = useTexts('bill').screen.bill
  const { prices } = useTexts('booking').screen.booking
  const texts = payments.receipt
  const state = useBehavior(useArea('booking').bookingAtHand(booking.reference).state$)
  const { reference, amount, paidFor, date, fourDigits, outstanding, bought, planCard } = receipt
  const { currency } = booking
  return (
    <article className={classNames(paper.paper, styles.receipt)} aria-labelledby="receipt">
      <ReceiptHead booking={booking} receipt={receipt} />
      {bought !== null && (
        <section className={styles.bought} aria-labelledby="bought">
          <h3 id="bought">{texts.bought}</h3>
          <DataList
            items={[
              ...bought.lines.map((line) => ({
                label: prices.quantity(line.quantity, line.title),
                value: <LineValue line={line} currency={currency} />,
              })),
              ...withoutPriceItem(bought.withoutPrice, formats.moneyIn(currency), prices),
            ]}
          />
        </section>
      )}
      <div className={styles.facts}>
        <DataList
          items={[
            ...(bought === null ? [{ label: texts.purpose, value: payments.purposes[paidFor] }] : []),
            { label: texts.date, value: formats.date(date) },
            ...(fourDigits === null ? [] : [{ label: texts.card, value: texts.cardEnding(fourDigits) }]),
            { label: texts.reference, value: reference },
            { label: texts.booking, value: booking.reference },
            { label: texts.trip, value: formats.dateRange(booking.departureDate, booking.returnDate) },
            { label: texts.amount, value: <Price value={formats.money(amount)} />, total: true },
            {
              label: texts.outstanding,
              value:
                outstanding === null ? texts.nothingLeft : <Price value={formats.money(outstanding)} tone="muted" />,
            },
          ]}
        />
      </div>
      {planCard !== null && (
        <div className={paper.notOnPaper}>
          <PlanCardNote offer={planCard} />
        </div>
      )}
      <div className={classNames(paper.notOnPaper, styles.actions)}>
        <ButtonLink to={paths.booking(booking.reference)}>{texts.toBooking}</ButtonLink>
        {state.kind === 'shown' && state.readOnly === null && <AddToCalendar booking={booking} />}
        <Button variant="secondary" icon="printer" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink to={paths.makePayment(booking.reference)} variant="quiet">
          {texts.all}
        </ButtonLink>
      </div>
    </article>
  )
}

import { type Booking, paths, type Receipt as Made } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useClientConfig } from '../../client/useClientConfig'
import { useBookingTexts, useFormats } from '../../dashboard/DashboardContext'
import { Button, ButtonLink, classNames, DataList, Icon, Price, Row } from '../../design'
import { withoutPriceItem } from '../withoutPriceItem'
import paper from '../print/Paper.module.css'
import { LineValue } from './LineValue'
import { PlanCardNote } from './PlanCardNote'
import styles from './Receipt.module.css'

interface ReceiptProps {
  readonly booking: Booking
  readonly receipt: Made
}

/** The receipt of one payment, to store and to print. */
export function Receipt({ booking, receipt }: ReceiptProps) {
  const formats = useFormats()
  const { payments, prices } = useBookingTexts().screen.booking
  const texts = payments.receipt
  const client = useClientConfig()
  const heading = useRef<HTMLHeadingElement>(null)
  const { reference, amount, paidFor, date, fourDigits, outstanding, bought, planCard } = receipt
  const { currency } = booking
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [reference])
  return (
    <article className={classNames(paper.paper, styles.receipt)} aria-labelledby="receipt">
      <header className={styles.head}>
        {client !== null && <p className={styles.client}>{client.name}</p>}
        <span className={styles.sign}>
          <Icon name="check-circle" />
        </span>
        <h2 id="receipt" ref={heading} tabIndex={-1}>
          {texts.heading(formats.money(amount))}
        </h2>
        <p className={styles.quiet}>{booking.name}</p>
      </header>
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
            value: outstanding === null ? texts.nothingLeft : <Price value={formats.money(outstanding)} tone="muted" />,
          },
        ]}
      />
      {planCard !== null && (
        <div className={paper.notOnPaper}>
          <PlanCardNote offer={planCard} />
        </div>
      )}
      <div className={paper.notOnPaper}>
        <Row>
          <Button variant="secondary" icon="printer" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <ButtonLink to={paths.booking(booking.reference)} variant="secondary">
            {texts.toBooking}
          </ButtonLink>
          <ButtonLink to={paths.makePayment(booking.reference)} variant="quiet">
            {texts.all}
          </ButtonLink>
        </Row>
      </div>
    </article>
  )
}

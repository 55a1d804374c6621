import { type Booking, type Currency, paths, type PaymentsMade as Made } from '@booking-dashboard/core'
import { Link } from 'react-router-dom'
import type { Apportionment } from '@booking-dashboard/core/ports'
import { memo } from 'react'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Badge, Card, classNames, DataList, Icon, type Meaning, Price, VisuallyHidden } from '../../design'
import styles from './PaymentsMade.module.css'

type PaymentMade = Made['payments'][number]

const meanings: Readonly<Record<PaymentMade['word'], Meaning | undefined>> = {
  paid: 'success',
  confirmed: 'success',
  failed: undefined,
  pending: 'warning',
  unknown: undefined,
  returned: 'info',
}

interface PaymentsMadeProps {
  readonly booking: Booking
  readonly made: Made
}

/** The payments of the booking, in a card of their own. */
export function PaymentsMade(props: PaymentsMadeProps) {
  const { heading } = useTexts('bill').screen.bill.payments
  return (
    <Card title={heading}>
      <PaymentRows {...props} />
    </Card>
  )
}

/** The payments, each with its purpose and receipt. Failed and returned payments are folded below. */
export const PaymentRows = memo(function PaymentRows({ booking, made: { payments, failed } }: PaymentsMadeProps) {
  const texts = useTexts('bill').screen.bill.payments
  return (
    <>
      {payments.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {payments.length > 0 && (
        <ul className={styles.payments}>
          {payments.map((payment) => (
            <PaymentRow key={payment.reference} payment={payment} booking={booking} />
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <details className={styles.failed}>
          <summary>
            <span>{texts.failed(failed.length)}</span>
            <Icon name="chevron-down" />
          </summary>
          <p className={styles.note}>{texts.failedSentence}</p>
          <ul className={styles.payments}>
            {failed.map((payment) => (
              <PaymentRow key={payment.reference} payment={payment} booking={booking} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
})

function PaymentRow({ payment, booking }: { readonly payment: PaymentMade; readonly booking: Booking }) {
  const formats = useFormats()
  const texts = useTexts('bill').screen.bill.payments
  const { reference, paidFor, amount, date, fourDigits, word, isPaid } = payment
  const purpose = texts.purposes[paidFor]
  return (
    <li className={styles.payment} data-word={word}>
      <div className={styles.words}>
        <span className={styles.title}>
          <span>{`${purpose} `}</span>
          <Badge meaning={meanings[word]}>{texts.words[word]}</Badge>
        </span>
        <span className={styles.note}>{formats.date(date)}</span>
        <span className={classNames(styles.note, styles.facts)}>
          {fourDigits !== null && <span>{`${texts.cardUsed(fourDigits)} `}</span>}
          <span>{texts.numbered(reference)}</span>
        </span>
      </div>
      <div className={styles.aside}>
        <Price
          value={formats.moneyIn(booking.currency)(amount.amount)}
          tone={word === 'failed' ? 'struck' : 'normal'}
        />
        {isPaid && (
          <Link className={styles.receipt} to={paths.receipt(booking.reference, reference)}>
            <span>{texts.receipt.link}</span>
            <VisuallyHidden>{` ${texts.receipt.of(purpose, formats.date(date))}`}</VisuallyHidden>
          </Link>
        )}
      </div>
      <Apportionments apportionments={payment.apportionments} currency={booking.currency} />
    </li>
  )
}

interface ApportionmentsProps {
  readonly apportionments: readonly Apportionment[]
  readonly currency: Currency
}

/** The items that a payment went towards; folded, because few customers ask. */
function Apportionments({ apportionments, currency }: ApportionmentsProps) {
  const formats = useFormats()
  const texts = useTexts('bill').screen.bill.payments
  if (apportionments.length === 0) return null
  const inMoney = formats.moneyIn(currency)
  return (
    <details className={styles.fold}>
      <summary>
        <span>{texts.apportioned}</span>
        <Icon name="chevron-down" />
      </summary>
      <DataList
        items={apportionments.map(({ reference, netAmount, date }) => ({
          label: reference,
          note: formats.date(date),
          value: <Price value={inMoney(netAmount)} tone="muted" />,
        }))}
      />
    </details>
  )
}

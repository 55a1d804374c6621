import { type Booking, formatDate, type PaymentWord, paymentWord } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Badge, Card, type Meaning, Price } from '../../design'
import { moneyIn } from '../moneyIn'
import { Apportionments } from './Apportionments'
import styles from './PaymentsMade.module.css'

const meanings: Readonly<Record<PaymentWord, Meaning | undefined>> = {
  paid: 'success',
  confirmed: 'success',
  failed: undefined,
  pending: 'warning',
  unknown: undefined,
}

/** The payments of the booking as the back end lists them; one that failed is quieter, since no money moved. */
export function PaymentsMade({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.payments
  const inMoney = moneyIn(booking.currency)
  return (
    <Card title={texts.heading}>
      {booking.payments.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.payments}>
          {booking.payments.map((payment) => {
            const { reference, type, amount, paymentDate, fourDigits, status } = payment
            const word = paymentWord(status)
            return (
              <li key={reference} className={styles.payment} data-word={word}>
                <div className={styles.words}>
                  <span className={styles.title}>
                    {texts.type(type)} <Badge meaning={meanings[word]}>{texts.words[word]}</Badge>
                  </span>
                  <span className={styles.note}>{formatDate(paymentDate)}</span>
                  <span className={styles.note}>{texts.note(fourDigits, reference)}</span>
                </div>
                <Price value={inMoney(amount)} tone={word === 'failed' ? 'struck' : 'normal'} />
                <Apportionments payment={payment} currency={booking.currency} />
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

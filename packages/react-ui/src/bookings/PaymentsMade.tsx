import { type Booking, formatDate, type PaymentWord, paymentWord } from '@booking-dashboard/core'
import { useTexts } from '../composition/DashboardContext'
import { Badge, Card, DataList, type Meaning, Price } from '../design'
import { moneyIn } from './moneyIn'
import styles from './PriceSummaryCard.module.css'

const meanings: Readonly<Record<PaymentWord, Meaning | undefined>> = {
  paid: 'success',
  failed: 'danger',
  pending: 'warning',
  unknown: undefined,
}

/** The payments of the booking, the newest as the back end lists them. */
export function PaymentsMade({ booking }: { readonly booking: Booking }) {
  const texts = useTexts().screen.booking.payments
  const inMoney = moneyIn(booking.currency)
  return (
    <Card title={texts.heading}>
      {booking.payments.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <DataList
          items={booking.payments.map(({ reference, amount, paymentDate, fourDigits, status }) => {
            const word = paymentWord(status)
            return {
              label: (
                <>
                  {formatDate(paymentDate)} <Badge meaning={meanings[word]}>{texts.words[word]}</Badge>
                </>
              ),
              note: `${texts.reference(reference)}${fourDigits === null ? '' : ` · •••• ${fourDigits}`}`,
              value: <Price value={inMoney(amount)} />,
            }
          })}
        />
      )}
    </Card>
  )
}

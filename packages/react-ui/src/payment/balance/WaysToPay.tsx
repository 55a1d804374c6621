import { type Booking, waysInWords, type WayToPay } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, Card, Price } from '../../design'
import styles from './WaysToPay.module.css'

interface WaysToPayProps {
  readonly booking: Booking
  readonly ways: readonly WayToPay[]
}

/** Each way to pay, with its amount and its action; the first is the main one. */
export function WaysToPay({ booking, ways }: WaysToPayProps) {
  const texts = useTexts('paying')
  return (
    <section className={styles.section} aria-labelledby="ways-to-pay">
      <h2 id="ways-to-pay">{texts.screen.pay.ways.heading}</h2>
      <ul className={styles.ways}>
        {waysInWords(ways, booking.reference, texts).map(
          ({ kind, heading, amount, sentence, to, action, isQuiet }, index) => (
            <Card
              key={kind}
              as="li"
              title={heading}
              headingLevel={3}
              tone={isQuiet ? 'quiet' : kind === 'overdue' ? 'accent' : 'raised'}
              aside={amount ? <Price value={amount} size={isQuiet ? 'normal' : 'large'} /> : null}
              footer={
                <ButtonLink
                  to={to}
                  variant={isQuiet ? 'quiet' : index === 0 ? 'primary' : 'secondary'}
                  iconAfter="arrow-right"
                >
                  {action}
                </ButtonLink>
              }
            >
              <p>{sentence}</p>
            </Card>
          ),
        )}
      </ul>
    </section>
  )
}

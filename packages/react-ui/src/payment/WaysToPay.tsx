import type { Booking, WayToPay } from '@booking-dashboard/core'
import { usePayingTexts, useFormats } from '../composition/DashboardContext'
import { ButtonLink, Card, Price } from '../design'
import { describeWay } from './describeWay'
import styles from './WaysToPay.module.css'

interface WaysToPayProps {
  readonly booking: Booking
  readonly ways: readonly WayToPay[]
}

/** Each way with what it takes and its one action; the first is the main one. */
export function WaysToPay({ booking, ways }: WaysToPayProps) {
  const formats = useFormats()
  const texts = usePayingTexts().screen.pay.ways
  return (
    <section className={styles.section} aria-labelledby="ways-to-pay">
      <h2 id="ways-to-pay">{texts.heading}</h2>
      <ul className={styles.ways}>
        {ways.map((way, place) => {
          const { heading, amount, sentence, to, action, isQuiet } = describeWay(
            way,
            ways,
            booking.reference,
            texts,
            formats,
          )
          return (
            <Card
              key={way.kind}
              as="li"
              title={heading}
              headingLevel={3}
              tone={isQuiet ? 'quiet' : way.kind === 'overdue' ? 'accent' : 'raised'}
              aside={amount && <Price value={amount} size={isQuiet ? 'normal' : 'large'} />}
              footer={
                <ButtonLink
                  to={to}
                  variant={isQuiet ? 'quiet' : place === 0 ? 'primary' : 'secondary'}
                  iconAfter="arrow-right"
                >
                  {action}
                </ButtonLink>
              }
            >
              <p>{sentence}</p>
            </Card>
          )
        })}
      </ul>
    </section>
  )
}

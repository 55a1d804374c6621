import { type Basket, checkoutObstacle, countItems, isCharged, paths, ticketsSection } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Button, ButtonLink, DataList, Price, StickySummary } from '../design'
import styles from './BasketScreen.module.css'

interface BasketTotalProps {
  readonly basket: Basket
  readonly bookingRef: string
}

/** The total and the way to checkout, which says why where it is closed. */
export function BasketTotal({ basket, bookingRef }: BasketTotalProps) {
  const texts = useTexts().screen.basket.summary
  const inMoney = moneyIn(basket.currency)
  const obstacle = checkoutObstacle(basket)
  const { bookingFee } = ticketsSection(basket.tickets)
  return (
    <StickySummary
      label={texts.label}
      brief={
        <>
          {texts.total} <Price value={inMoney(basket.total)} />
        </>
      }
      action={
        obstacle === null ? (
          <ButtonLink to={paths.checkout(bookingRef)} icon="lock" block>
            {texts.checkout}
          </ButtonLink>
        ) : (
          <>
            <Button block icon="lock" aria-disabled aria-describedby="checkout-obstacle">
              {texts.checkout}
            </Button>
            <p id="checkout-obstacle" className={styles.obstacle}>
              {texts.obstacles[obstacle]}
            </p>
          </>
        )
      }
    >
      <h2>{texts.items(countItems(basket))}</h2>
      <DataList
        items={[
          { label: texts.total, value: <Price value={inMoney(basket.total)} size="large" /> },
          ...(isCharged(bookingFee) ? [{ label: texts.fees, value: <Price value={inMoney(bookingFee)} tone="muted" /> }] : []),
        ]}
      />
    </StickySummary>
  )
}

import { type Basket, type BasketOverview, checkoutObstacle, isCharged, paths } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { withoutPriceItem } from '../bookings/withoutPriceItem'
import { useTexts } from '../composition/DashboardContext'
import { Button, ButtonLink, DataList, Price, StickySummary } from '../design'
import styles from './BasketScreen.module.css'

interface BasketTotalProps {
  readonly basket: Basket
  readonly overview: BasketOverview
  readonly bookingRef: string
}

/** The total and the way to checkout, which says why where it is closed. */
export function BasketTotal({ basket, overview, bookingRef }: BasketTotalProps) {
  const {
    basket: { summary: texts, sections },
    booking: { prices },
  } = useTexts().screen
  const inMoney = moneyIn(basket.currency)
  const obstacle = checkoutObstacle(basket)
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
      <h2>{texts.label}</h2>
      <DataList
        items={[
          ...overview.sections
            .filter(({ lines }) => lines.length > 0)
            .map(({ name, cost }) => ({ label: sections[name], value: <Price value={inMoney(cost)} tone="muted" /> })),
          ...withoutPriceItem(overview.unlisted, inMoney, prices),
          { label: texts.total, value: <Price value={inMoney(basket.total)} size="large" />, total: true },
          ...(isCharged(overview.bookingFee)
            ? [{ label: texts.fees, value: <Price value={inMoney(overview.bookingFee)} tone="muted" /> }]
            : []),
        ]}
      />
    </StickySummary>
  )
}

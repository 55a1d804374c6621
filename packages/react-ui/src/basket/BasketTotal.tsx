import { type LoadedBasket, paths } from '@booking-dashboard/core'
import { totalItems } from '../bookings/totalItems'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Button, ButtonLink, DataList, Price, StickySummary } from '../design'
import styles from './BasketScreen.module.css'

interface BasketTotalProps {
  readonly state: LoadedBasket
  readonly bookingRef: string
}

/** The total and the link to the checkout, or the reason why the checkout is closed. */
export function BasketTotal({ state, bookingRef }: BasketTotalProps) {
  const formats = useFormats()
  const { basket, booking } = useTexts('basket').screen
  const { summary: texts } = basket
  const inMoney = formats.moneyIn(state.currency)
  const { obstacle } = state
  const { withoutPrice } = booking.prices
  return (
    <StickySummary
      label={texts.label}
      brief={
        <>
          <span>{`${texts.total} `}</span>
          <Price value={inMoney(state.total)} />
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
          ...state.sections
            .filter(({ lines }) => lines.length > 0)
            .map(({ title, cost }) => ({ label: title, value: <Price value={inMoney(cost)} tone="muted" /> })),
          ...totalItems({ ...state, withoutPrice: state.unlisted }, inMoney, { ...texts, withoutPrice }),
        ]}
      />
    </StickySummary>
  )
}

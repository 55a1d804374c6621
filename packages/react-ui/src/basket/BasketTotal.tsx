import { type BasketOverview, type LoadedBasket, paths } from '@booking-dashboard/core'
import { useBasketTexts, useFormats } from '../composition/DashboardContext'
import { Button, ButtonLink, DataList, Price, StickySummary } from '../design'
import styles from './BasketScreen.module.css'

/** The lines of the bill below the sections, as the basket and the checkout show them: they add up to the total. */
export const useTotalItems = ({ currency, unlisted, total, bookingFee }: BasketOverview) => {
  const formats = useFormats()
  const { basket, booking } = useBasketTexts().screen
  const inMoney = formats.moneyIn(currency)
  const muted = (amount: Parameters<typeof inMoney>[0]) => <Price value={inMoney(amount)} tone="muted" />
  return [
    ...(unlisted === null ? [] : [{ label: booking.prices.withoutPrice, value: muted(unlisted) }]),
    { label: basket.summary.total, value: <Price value={inMoney(total)} size="large" />, total: true },
    ...(bookingFee === null ? [] : [{ label: basket.summary.fees, value: muted(bookingFee) }]),
  ]
}

interface BasketTotalProps {
  readonly state: LoadedBasket
  readonly bookingRef: string
}

/** The total and the way to checkout, which says why where it is closed. */
export function BasketTotal({ state, bookingRef }: BasketTotalProps) {
  const formats = useFormats()
  const { summary: texts } = useBasketTexts().screen.basket
  const inMoney = formats.moneyIn(state.currency)
  const { obstacle } = state
  const totals = useTotalItems(state)
  return (
    <StickySummary
      label={texts.label}
      brief={
        <>
          {texts.total} <Price value={inMoney(state.total)} />
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
          ...totals,
        ]}
      />
    </StickySummary>
  )
}

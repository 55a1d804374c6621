import { type LoadedBasket, paths } from '@booking-dashboard/core'
import { useTexts, useFormats } from '../dashboard/DashboardContext'
import { Button, ButtonLink, DataList, Price, StickySummary } from '../design'
import styles from './BasketScreen.module.css'
import { useTotalItems } from './useTotalItems'

interface BasketTotalProps {
  readonly state: LoadedBasket
  readonly bookingRef: string
}

/** The total and the link to the checkout, or the reason why the checkout is closed. */
export function BasketTotal({ state, bookingRef }: BasketTotalProps) {
  const formats = useFormats()
  const { summary: texts } = useTexts('basket').screen.basket
  const inMoney = formats.moneyIn(state.currency)
  const { obstacle } = state
  const totals = useTotalItems(state)
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
          ...totals,
        ]}
      />
    </StickySummary>
  )
}

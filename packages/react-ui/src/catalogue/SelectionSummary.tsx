import { isCharged, paths, type SelectionTotals } from '@booking-dashboard/core'
import type { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Button, ButtonLink, DataList, Price, StickySummary } from '../design'
import styles from './EventCard.module.css'

interface SelectionSummaryProps {
  readonly bookingRef: string
  readonly totals: SelectionTotals
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly adding: boolean
  /** Something was added: the way to the basket takes the place of the button that has nothing to add. */
  readonly added: boolean
  readonly onAdd: () => void
}

/** The running total, before anything is added. */
export function SelectionSummary({ bookingRef, totals, inMoney, adding, added, onAdd }: SelectionSummaryProps) {
  const texts = useTexts().screen.tickets.summary
  const none = totals.count === 0
  return (
    <StickySummary
      label={texts.label}
      brief={
        none ? (
          texts.none
        ) : (
          <>
            {texts.count(totals.count)} <Price value={inMoney(totals.total)} />
          </>
        )
      }
      action={
        none && added ? (
          <ButtonLink to={paths.basket(bookingRef)} icon="basket" block>
            {texts.viewBasket}
          </ButtonLink>
        ) : (
          <Button
            block
            icon="basket"
            busy={adding && !none}
            busyLabel={texts.adding}
            aria-disabled={none}
            title={none ? texts.chooseFirst : undefined}
            onClick={onAdd}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <h2>{texts.heading}</h2>
      {none ? (
        <p className={styles.none}>{texts.nothing}</p>
      ) : (
        <DataList
          items={[
            ...totals.lines.map(({ event, type, quantity, cost }) => ({
              label: texts.line(quantity, type.name),
              note: event.name,
              value: <Price value={inMoney(cost)} />,
            })),
            { label: texts.total, value: <Price value={inMoney(totals.total)} size="large" />, total: true },
            ...(isCharged(totals.bookingFee)
              ? [{ label: texts.fees, value: <Price value={inMoney(totals.bookingFee)} tone="muted" /> }]
              : []),
          ]}
        />
      )}
    </StickySummary>
  )
}

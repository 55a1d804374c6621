import { isCharged, type Minor, paths, stopTimes, type TransportTotals } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { Button, ButtonLink, DataList, Price, StickySummary } from '../../design'
import styles from './TransportSteps.module.css'

interface TransportSummaryProps {
  readonly bookingRef: string
  readonly totals: TransportTotals
  readonly inMoney: (amount: Minor) => string
  readonly adding: boolean
  /** Whether the customer has come to the last step. */
  readonly ready: boolean
  /** Something was added: the way to the basket takes the place of the button that has nothing to add. */
  readonly added: boolean
  readonly onAdd: () => void
}

/** What the journey comes to, before anything is added. */
export function TransportSummary({ bookingRef, totals, inMoney, adding, ready, added, onAdd }: TransportSummaryProps) {
  const { summary: texts, booked } = useTexts().screen.transport
  const none = totals.lines.length === 0
  const toBasket = (
    <ButtonLink to={paths.basket(bookingRef)} icon="basket" block>
      {texts.viewBasket}
    </ButtonLink>
  )
  const addButton = (
    <>
      <Button
        block
        icon="basket"
        busy={adding && ready}
        busyLabel={texts.adding}
        aria-disabled={ready ? undefined : true}
        aria-describedby={ready ? undefined : 'transport-steps-first'}
        onClick={onAdd}
      >
        {texts.add}
      </Button>
      {!ready && (
        <p id="transport-steps-first" className={styles.reason}>
          {texts.stepsFirst}
        </p>
      )}
    </>
  )
  return (
    <StickySummary
      label={texts.label}
      brief={none ? texts.none : <Price value={inMoney(totals.total)} size="large" />}
      action={none && added ? toBasket : addButton}
    >
      <h2>{texts.heading}</h2>
      {none ? (
        <p className={styles.quiet}>{texts.nothing}</p>
      ) : (
        <DataList
          items={[
            ...totals.lines.map(({ stop, quantity, cost }) => {
              const { departs, toBeConfirmed } = stopTimes(stop)
              return {
                label: texts.line(quantity, stop.name),
                note: toBeConfirmed ? `${departs} · ${booked.timeTbc}` : departs,
                value: <Price value={inMoney(cost)} />,
              }
            }),
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

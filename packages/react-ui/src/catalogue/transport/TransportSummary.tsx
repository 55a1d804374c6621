import { isCharged } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Button, DataList, muted, Price, StickySummary } from '../../design'
import { useWarnOnClose } from '../../navigation/useWarnOnClose'
import type { TransportProps } from './transportParts'

/** The price of the chosen transport, before it is added. */
export function TransportSummary({ finder, state: { totals, button }, inMoney }: TransportProps) {
  const { summary: texts, booked, add } = useTexts('transport').screen.transport
  const none = totals.lines.length === 0
  useWarnOnClose(!none, 'never')
  const addButton = (
    <Button block icon="basket" busy={button === 'busy'} busyLabel={texts.adding} onClick={() => void finder.add()}>
      {texts.add}
    </Button>
  )
  return (
    <StickySummary
      label={texts.label}
      live
      brief={
        none ? (
          button !== 'notYet' && <span>{add.nobodyTravels}</span>
        ) : (
          <>
            <span>{texts.total}</span> <Price value={inMoney(totals.total)} size="large" />
          </>
        )
      }
      action={!(button === 'notYet' && none) && addButton}
    >
      <h2>{texts.heading}</h2>
      {none ? (
        <p className={muted}>{texts.nothing}</p>
      ) : (
        <DataList
          items={[
            ...totals.lines.map(({ name, departs, toBeConfirmed, quantity, cost }) => ({
              label: texts.line(quantity, name),
              note: toBeConfirmed ? `${departs} · ${booked.timeTbc}` : departs,
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

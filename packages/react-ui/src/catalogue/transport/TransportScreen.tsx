import { BookingFrame } from '../../bookings/BookingFrame'
import { totalItems } from '../../bookings/totalItems'
import { useBookingRef } from '../../bookings/useBookingRef'
import { useArea, useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Button, DataList, ErrorSummary, muted, Price, StickySummary, WithSummary } from '../../design'
import { useWarnOnClose } from '../../navigation/useWarnOnClose'
import { useBehavior } from '../../reactive/useBehavior'
import { useOpen } from '../../reactive/useOpen'
import { OutcomeAlert } from '../shop/OutcomeAlert'
import { HeldTransport } from './HeldTransport'
import { passengersId, stepId, type TransportProps } from './transportParts'
import { TransportSteps } from './TransportSteps'

/** The booked transport, and the steps to add more. */
export default function TransportScreen() {
  const texts = useTexts('transport').screen.transport
  return (
    <BookingFrame beforeTrip title={texts.title}>
      {() => <TransportBody />}
    </BookingFrame>
  )
}

/** The booked transport, then the steps to add more, and the price. */
function TransportBody() {
  const formats = useFormats()
  const { transport: texts, shop } = useTexts('transport').screen
  const bookingRef = useBookingRef()
  const finder = useArea('transport').transportFinder(bookingRef)
  const state = useBehavior(finder.state$)
  useOpen(finder.open)

  if (state.kind === 'loading' || state.kind === 'failed') return null
  const parts: TransportProps = { finder, state, inMoney: formats.moneyIn(state.currency) }
  return (
    <WithSummary summary={<TransportSummary {...parts} />}>
      <ErrorSummary
        title={texts.add.problems}
        attempt={state.refusals}
        errors={state.refusedFor.map(({ kind, message }) => ({
          fieldId: kind === 'transportOpen' ? stepId : passengersId,
          message,
        }))}
      />
      <OutcomeAlert outcome={state.outcome} bookingRef={bookingRef} partlyAdded={() => shop.unclearSentence} />
      <HeldTransport booked={state.booked} inBasket={state.inBasket} />
      <TransportSteps {...parts} />
    </WithSummary>
  )
}

/** The price of the chosen transport, before it is added. */
function TransportSummary({ finder, state: { totals, button, isBegun }, inMoney }: TransportProps) {
  const formats = useFormats()
  const { summary: texts, booked, add } = useTexts('transport').screen.transport
  const none = totals.lines.length === 0
  useWarnOnClose(isBegun, 'never')
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
              note: toBeConfirmed ? formats.dotted(departs, booked.timeTbc) : departs,
              value: <Price value={inMoney(cost)} />,
            })),
            ...totalItems({ ...totals, withoutPrice: null }, inMoney, { ...texts, withoutPrice: '' }),
          ]}
        />
      )}
    </StickySummary>
  )
}

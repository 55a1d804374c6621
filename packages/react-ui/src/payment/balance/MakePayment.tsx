import { type Booking, owedInWords, waysInWords, type WayToPay } from '@booking-dashboard/core'
import { PaymentsMade } from '../../bookings/money/PaymentsMade'
import { useArea, useTexts } from '../../dashboard/DashboardContext'
import { ButtonLink, Card, DataList, Price, Stack } from '../../design'
import { useBehavior } from '../../reactive/useBehavior'
import { CreditNote, useIsCreditKnown } from '../CreditNote'
import styles from '../PaymentColumns.module.css'
import { PaymentPanel, usePaymentPage } from '../PaymentPanel'
import { NothingOwed } from './NothingOwed'

/** Offers no way to pay an amount that may be paid already. */
export function MakePayment({ booking }: { readonly booking: Booking }) {
  const dashboard = useArea('paying')
  const bill = useBehavior(dashboard.bill(booking.reference))
  const model = dashboard.balancePayment(booking.reference, 'outstanding')
  const state = useBehavior(model.state$)
  const { payment, words } = state.kind === 'open' ? state : { payment: null, words: null }
  usePaymentPage(model, payment?.kind === 'moving')
  const standing = useBehavior(model.ways$)
  const ways = bill?.ways ?? []
  const isOpen = standing === 'open'
  const isCreditKnown = useIsCreditKnown()
  // Content below the status check would move when the check ends.
  const isAboveWhole = standing !== 'checking' && (isCreditKnown || !isOpen || ways.length === 0)
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        {payment !== null && <PaymentPanel view={payment} words={words} commands={model} />}
        {isOpen &&
          bill &&
          (ways.length > 0 ? (
            <WaysToPay booking={booking} ways={ways} />
          ) : (
            <NothingOwed bookingRef={booking.reference} why={bill.nothingToPay} />
          ))}
        {isOpen && ways.length > 0 && <CreditNote currency={booking.currency} />}
        {isAboveWhole && bill && <PaymentsMade booking={booking} made={bill.payments} />}
      </div>
      {isAboveWhole && bill && ways.length > 0 && (
        <div className={styles.after}>
          <OwedCard bill={bill} />
        </div>
      )}
    </div>
  )
}

const amounts = {
  total: { size: 'large' },
  normal: {},
  quiet: { tone: 'muted' },
} as const

const toItem = ({ label, value, note, weight }: ReturnType<typeof owedInWords>[number]) => ({
  label,
  note,
  value: weight === 'date' ? value : <Price value={value} {...amounts[weight]} />,
  total: weight === 'total',
})

/** The amount due and its dates. */
function OwedCard({ bill }: { readonly bill: Parameters<typeof owedInWords>[0] }) {
  const texts = useTexts('paying')
  return (
    <Card title={texts.screen.pay.owed.heading}>
      <DataList items={owedInWords(bill, texts).map(toItem)} />
    </Card>
  )
}

interface WaysToPayProps {
  readonly booking: Booking
  readonly ways: readonly WayToPay[]
}

/** Each way to pay, with its amount and its action; the first is the main one. */
function WaysToPay({ booking, ways }: WaysToPayProps) {
  const texts = useTexts('paying')
  return (
    <section className={styles.section} aria-labelledby="ways-to-pay">
      <h2 id="ways-to-pay">{texts.screen.pay.ways.heading}</h2>
      <Stack as="ul">
        {waysInWords(ways, booking.reference, texts).map(
          ({ kind, heading, amount, sentence, to, action, isQuiet }, index) => (
            <Card
              key={kind}
              as="li"
              title={heading}
              headingLevel={3}
              tone={isQuiet ? 'quiet' : kind === 'overdue' ? 'accent' : 'raised'}
              aside={amount ? <Price value={amount} size={isQuiet ? 'normal' : 'large'} /> : null}
              footer={
                <ButtonLink
                  to={to}
                  variant={isQuiet ? 'quiet' : index === 0 ? 'primary' : 'secondary'}
                  iconAfter="arrow-right"
                >
                  {action}
                </ButtonLink>
              }
            >
              <p>{sentence}</p>
            </Card>
          ),
        )}
      </Stack>
    </section>
  )
}

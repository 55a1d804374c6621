import { paths, type PaymentWords, type PlanCardOffer } from '@booking-dashboard/core'
import { PlanCardNote } from '../bookings/money/PlanCardNote'
import { useTexts } from '../dashboard/DashboardContext'
import { ButtonLink, EmptyState } from '../design'
import { useInPlace } from '../messages/useInPlace'

interface PaidProps {
  readonly bookingRef: string
  /** The reference of the receipt; null if there is none to show. */
  readonly receipt: string | null
  readonly words: PaymentWords
  readonly planCard?: PlanCardOffer | null
}

/** Confirms the payment, with a link to the receipt if there is one. */
export function Paid({ bookingRef, receipt, words, planCard = null }: PaidProps) {
  const { done, toBooking } = useTexts('paying').screen.checkout
  const sentences = [...words.charged, ...words.now]
  useInPlace(sentences)
  const to = receipt === null ? paths.booking(bookingRef) : paths.receipt(bookingRef, receipt)
  const action = <ButtonLink to={to}>{receipt === null ? toBooking : done.toReceipt}</ButtonLink>
  return (
    <>
      <EmptyState icon="check" heading={words.heading} action={action}>
        <span role="status">
          {sentences.map((sentence) => (
            <span key={sentence}>{`${sentence} `}</span>
          ))}
        </span>
      </EmptyState>
      {planCard !== null && <PlanCardNote offer={planCard} />}
    </>
  )
}

import { paths, type PassengerQuestions } from '@booking-dashboard/core'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useArea, useTexts } from '../dashboard/DashboardContext'
import { DetailsFormBody } from '../customer/details/DetailsFormBody'
import { QuestionFields } from '../customer/details/QuestionFields'
import { useCountries } from '../customer/details/useCountries'
import { useSectionForm } from '../customer/details/useSectionForm'
import { Button, ButtonLink, Card, EmptyState, Loading, Skeleton } from '../design'
import styles from './Questions.module.css'
import { QuestionsFrame } from './QuestionsFrame'
import { useBehavior } from '../reactive/useBehavior'
import { useWarnOnClose } from '../navigation/useWarnOnClose'

function AddressForm({ passenger }: { readonly passenger: PassengerQuestions }) {
  const { customerId, own, who, addresses } = passenger
  const bookingRef = useBookingRef()
  const { bookingQuestions } = useArea('questions')
  const { mandatory: words, profile } = useTexts('questions').screen
  const navigate = useNavigate()
  const { obstacle } = useCountries()
  const back = paths.mandatoryInformation(bookingRef)
  const questions = bookingQuestions(bookingRef)
  const form = useSectionForm(questions.addresses(customerId))
  const isLearnt = useBehavior(questions.addressesLearnt(customerId))
  useWarnOnClose(form.changed)
  const giveUp = (): void => {
    form.cancel()
    void navigate(back)
  }
  const waiting =
    obstacle ??
    (isLearnt ? null : (
      <Loading label={words.loading}>
        <Skeleton shape="block" height="14rem" />
      </Loading>
    ))
  return (
    <>
      <p className={styles.intro}>{words.addressIntro(who)}</p>
      <Card as="div">
        {waiting ?? (
          <DetailsFormBody
            form={form}
            label={words.questionsFor(who)}
            cancel={
              <Button variant="secondary" aria-disabled={form.busy} onClick={giveUp}>
                {profile.cancel}
              </Button>
            }
          >
            <QuestionFields questions={addresses} form={form} own={own} />
          </DetailsFormBody>
        )}
      </Card>
    </>
  )
}

function AddressOf({ passenger }: { readonly passenger: PassengerQuestions | undefined }) {
  const words = useTexts('questions').screen.mandatory
  const bookingRef = useBookingRef()
  if (passenger === undefined || passenger.addresses.length === 0) {
    return (
      <EmptyState
        icon="check"
        heading={words.noAddressHeading}
        action={<ButtonLink to={paths.mandatoryInformation(bookingRef)}>{words.backToQuestions}</ButtonLink>}
      >
        {words.noAddressSentence}
      </EmptyState>
    )
  }
  return <AddressForm passenger={passenger} />
}

/** /required-data/{customer_id}/address/update: the required addresses of one passenger. */
export default function RequiredAddressScreen() {
  const words = useTexts('questions').screen.mandatory
  const bookingRef = useBookingRef()
  const customerId = useParams()['customerId'] ?? ''
  const questions = useArea('questions').bookingQuestions(useBookingRef())
  useEffect(() => void questions.openAddresses(customerId), [questions, customerId])
  return (
    <BookingFrame
      beforeTrip
      title={words.addressTitle}
      via={{ label: words.title, to: paths.mandatoryInformation(bookingRef) }}
    >
      {(booking) => (
        <QuestionsFrame bookingRef={booking.reference}>
          {({ passengers }) => (
            <AddressOf key={customerId} passenger={passengers.find((one) => one.customerId === customerId)} />
          )}
        </QuestionsFrame>
      )}
    </BookingFrame>
  )
}

import { type QuestionsToAnswer, paths } from '@booking-dashboard/core'
import { useState } from 'react'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, ButtonLink } from '../design'
import { AnswerProgress } from './AnswerProgress'
import styles from './Questions.module.css'
import { QuestionsFrame } from './QuestionsFrame'
import { PassengerQuestions } from './PassengerQuestions'

function AllQuestions({ asked }: { readonly asked: QuestionsToAnswer }) {
  const words = useTexts('questions').screen.mandatory
  const bookingRef = useBookingRef()
  const { passengers, answered, all, waiting, waitingOthers, next, isDone } = asked
  // The passenger whose form is open on arrival. It closes once saved, and no other form opens under the reader.
  const [first] = useState(next)
  return (
    <>
      {isDone ? (
        <Alert
          meaning="success"
          title={words.doneHeading}
          live
          actions={<ButtonLink to={paths.booking(bookingRef)}>{words.backToBooking}</ButtonLink>}
        >
          {words.doneSentence}
        </Alert>
      ) : (
        <p className={styles.intro}>{words.intro}</p>
      )}
      {all > 0 && (
        <AnswerProgress
          answered={answered}
          all={all}
          left={next === null ? null : words.left(waiting - waitingOthers, waitingOthers, all - answered)}
        />
      )}
      {passengers.map((passenger) => (
        <PassengerQuestions
          key={passenger.customerId}
          passenger={passenger}
          startsOpen={passenger.customerId === first}
        />
      ))}
    </>
  )
}

/** /mandatory-information: the required questions of each passenger, saved separately (behaviour/screens#d4). */
export default function MandatoryInformationScreen() {
  return (
    <BookingFrame beforeTrip title={useTexts('questions').screen.mandatory.title}>
      {(booking) => (
        <QuestionsFrame bookingRef={booking.reference}>{(asked) => <AllQuestions asked={asked} />}</QuestionsFrame>
      )}
    </BookingFrame>
  )
}

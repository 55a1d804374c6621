import { paths, type QuestionsToAnswer } from '@booking-dashboard/core'
import { useState } from 'react'
import { BookingFrame } from '../bookings/BookingFrame'
import { useBookingRef } from '../bookings/useBookingRef'
import { useTexts } from '../dashboard/DashboardContext'
import { Alert, ButtonLink, muted, Stack } from '../design'
import { PassengerQuestions } from './PassengerQuestions'
import styles from './Questions.module.css'
import { QuestionsFrame } from './QuestionsFrame'

function AllQuestions({ asked }: { readonly asked: QuestionsToAnswer }) {
  const words = useTexts('questions').screen.mandatory
  const bookingRef = useBookingRef()
  const { passengers, left, isDone } = asked
  const { answered, all, people, others, next } = left
  // The passenger whose form is open on arrival. It closes once saved, and no other form opens under the reader.
  const [first] = useState(next?.customerId)
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
          left={next === null ? null : words.left(people - others, others, all - answered)}
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

interface AnswerProgressProps {
  readonly answered: number
  readonly all: number
  /** After the count: the number of open questions, and for how many passengers. */
  readonly left: string | null
}

/** The progress of the whole booking's answers. */
function AnswerProgress({ answered, all, left }: AnswerProgressProps) {
  const words = useTexts('questions').screen.mandatory
  return (
    <Stack gap="tight">
      <p className={styles.count}>
        <strong>{words.answered(answered, all)}</strong>
        {left && <span className={muted}>{left}</span>}
      </p>
      <progress className={styles.bar} aria-label={words.progress} max={all} value={answered} />
    </Stack>
  )
}

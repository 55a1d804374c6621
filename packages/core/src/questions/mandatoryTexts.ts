import { counted, listed, type OwnTexts } from '../language/Wording.js'
import type { ProfileTexts } from '../customer/profileTexts.js'

/** Mandatory information and the required address of a booking (behaviour/screens#1.2; behaviour/screens#d4). */
export const mandatoryTexts = {
  title: 'Required Data',
  addressTitle: 'Required Address',
  intro:
    'We need these answers before you travel. You save the answers of one passenger at a time, so you can stop and come back whenever you like.',
  loading: 'Loading the questions about your trip',
  failedHeading: "We can't show the questions right now",
  failedSentence: "We're unable to load the questions about your trip right now. Please try again.",
  outOfDate: 'The questions may be out of date',
  outOfDateSentence: 'We were unable to refresh them, so you see what we knew last. Nothing that you typed is lost.',
  tryAgain: 'Try again',
  noneHeading: 'Nothing is asked of you',
  noneSentence: 'There are no questions about this booking. If that changes, it shows on your booking.',
  noAddressHeading: 'No address is asked for',
  noAddressSentence: 'There is no address to give for this passenger.',
  doneHeading: 'Everything is answered',
  doneSentence: 'Thank you. You can still change an answer below.',
  backToBooking: 'Back to your booking',
  backToQuestions: 'Back to the questions',
  progress: 'Answers so far',
  answered: (answered: number, all: number) => `${answered} of ${all} answered`,
  /** Used if no question is required. */
  optionalOnly: 'Optional',
  /** `others` are no passengers of the booking. */
  left: (passengers: number, others: number, questions: number) => {
    const people = [
      ...(passengers === 0 ? [] : [counted(passengers, 'passenger', 'passengers')]),
      ...(others === 0 ? [] : [counted(others, 'other person', 'other people')]),
    ]
    return `${counted(questions, 'question', 'questions')} left for ${listed(people)}`
  },
  notTravelling: 'Not a passenger of this booking, but asked about as well.',
  passenger: (name: string, own: boolean) => {
    if (name === '') return own ? 'You' : 'Additional passenger'
    return own ? `${name} (you)` : name
  },
  lead: 'Lead passenger',
  questionsFor: (name: string) => `Questions for ${name}`,
  questions: 'Questions',
  answer: 'Answer',
  giveAddress: 'Enter the address',
  changeAddress: 'Change the address',
  /** The accessible name of the link. */
  forQuestion: (action: string, label: string, name: string) => `${action}: ${label}, ${name}`,
  addressIntro: (name: string) => `For ${name}. When it is saved you are back at the questions.`,
} as const

/** The mandatory information. */
export const questionsWords = { screen: { mandatory: mandatoryTexts } } as const

export type QuestionsTexts = ProfileTexts & OwnTexts<typeof questionsWords>

import { dateIn } from '../../../values/calendar.js'
import type { QuestionRecord } from '../../../records/PassengerRecord.js'

type Asked = Pick<QuestionRecord, 'handle' | 'label' | 'type' | 'required'> & Partial<QuestionRecord>

const question = (asked: Asked): QuestionRecord => ({ bookingRef: 'SUN1001', options: [], answer: null, ...asked })

const dietary = (answer: string | null): QuestionRecord =>
  question({ handle: 'dietary_requirements', label: 'Dietary requirements', type: 'text', required: false, answer })

/** The options are plain texts, as some back ends send them. */
const meal = (answer: string | null): QuestionRecord =>
  question({
    handle: 'reception_meal',
    label: 'Meal at the welcome reception',
    type: 'select',
    required: true,
    options: ['Meat', 'Fish', 'Vegetarian', 'Vegan', 'Children’s menu'],
    answer,
  })

export const ameliasQuestions = (now: number): readonly QuestionRecord[] => [
  meal('Vegetarian'),
  question({
    handle: 'room_preference',
    label: 'Beds in your room',
    type: 'select',
    required: false,
    options: [
      { value: 'double', label: 'One double bed' },
      { value: 'twin', label: 'Two single beds' },
      { value: 'any', label: 'No preference' },
    ],
    answer: 'double',
  }),
  question({ handle: 'has_travel_insurance', label: 'Do you have travel insurance?', type: 'boolean', required: true }),
  question({
    handle: 'passport_issued_on',
    label: 'Date on which your passport was issued',
    type: 'date',
    required: true,
    answer: dateIn(now, -1400),
  }),
  question({ handle: 'next_of_kin_address', label: 'Address of your next of kin', type: 'address', required: false }),
  dietary('No nuts, please'),
]

export const theosQuestions = (): readonly QuestionRecord[] => [
  meal('Fish'),
  question({ handle: 'home_address', label: 'Home address', type: 'address', required: true }),
  question({
    handle: 'first_visit',
    label: 'Is this your first visit to Barcelona?',
    type: 'boolean',
    required: false,
    answer: false,
  }),
  dietary(null),
]

export const irisQuestions = (): readonly QuestionRecord[] => [
  meal('Children’s menu'),
  question({
    handle: 'passport_issued_on',
    label: 'Date on which your passport was issued',
    type: 'date',
    required: true,
  }),
  dietary(null),
]

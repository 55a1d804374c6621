import { describe, expect, it } from 'vitest'
import type { Question } from '../domain/Customer.js'
import { answersLeft, type AskedPassenger, askedPassengers, questionProgress } from './askedPassengers.js'
import type { BookingPassenger } from '../domain/Booking.js'
import { aPassenger } from '../../test/bookings/holdings.js'

const answeredWith = (answer: string | null, required = true): Question => ({
  handle: 'diet',
  label: 'Diet',
  type: 'text',
  required,
  options: [],
  answer,
})

describe('the progress of the mandatory information', () => {
  it('counts the required questions of all passengers together', () => {
    const asked = {
      '1': [answeredWith('none'), answeredWith(null), answeredWith(null, false)],
      '2': [answeredWith('')],
    }
    expect(questionProgress(asked)).toEqual({ answered: 1, all: 3 })
  })
})

const question = (handle: string, change: Partial<Question> = {}): Question => ({
  handle,
  label: handle,
  type: 'text',
  required: true,
  options: [],
  answer: null,
  ...change,
})
const passenger = (id: number, customerId: string | null, change: Partial<BookingPassenger> = {}): BookingPassenger =>
  aPassenger(id, { customerId, ...change })

describe('the passengers with questions', () => {
  it('are told from others who are asked, but are no passengers of the booking', () => {
    const all = { 7001: [question('diet')], 7102: [question('diet')] }
    const shown = askedPassengers(all, { passengers: [passenger(1, '7001')] }, '7001')
    expect(shown.map(({ customerId, travels }) => [customerId, travels])).toEqual([
      ['7001', true],
      ['7102', false],
    ])
  })

  it('are the customer first, then the others in the order of the booking, each with their progress', () => {
    const asked = {
      7101: [question('diet', { answer: 'Vegan' }), question('height')],
      7001: [question('diet', { answer: 'None' }), question('mood', { required: false })],
      7103: [question('diet')],
    }
    const shown = askedPassengers(
      asked,
      { passengers: [passenger(1, '7103'), passenger(2, '7101'), passenger(3, '7001'), passenger(4, null)] },
      '7001',
    )
    expect(shown.map(({ customerId, name, lead, own, progress }) => [customerId, name, lead, own, progress])).toEqual([
      ['7001', 'P3', false, true, { answered: 1, all: 1 }],
      ['7103', 'P1', true, false, { answered: 0, all: 1 }],
      ['7101', 'P2', false, false, { answered: 1, all: 2 }],
    ])
    expect(shown[2]?.questions).toBe(asked[7101])
  })

  it('exclude passengers without questions, and those who do not travel', () => {
    const asked = { 7001: [], 7101: [question('diet')], 7102: [question('diet')] }
    const passengers = [
      passenger(1, '7001'),
      passenger(2, '7101', { cancelled: true }),
      passenger(3, '7102', { cancelled: true }),
      passenger(4, '7102'),
    ]
    expect(askedPassengers(asked, { passengers }, '7001').map(({ customerId, name }) => [customerId, name])).toEqual([
      ['7102', 'P4'],
    ])
  })

  it('include a person whom the booking has no passenger for, without a name', () => {
    expect(
      askedPassengers({ 7001: [question('diet')], 7109: [question('diet')] }, { passengers: [] }, null),
    ).toMatchObject([
      { customerId: '7001', name: '', own: false, lead: false },
      { customerId: '7109', name: '' },
    ])
  })

  it('are empty if there are no questions, which the back end sends as an array', () => {
    expect(askedPassengers({}, { passengers: [passenger(1, '7001')] }, '7001')).toEqual([])
    expect(askedPassengers({}, { passengers: [passenger(1, 'constructor')] }, '__proto__')).toEqual([])
  })
})

const asked = (customerId: string, answered: number, all: number, travels = true): AskedPassenger => ({
  customerId,
  name: '',
  lead: false,
  travels,
  own: false,
  questions: [],
  progress: { answered, all },
})

describe('the open answers of a booking', () => {
  it('are counted over all passengers, with the next passenger', () => {
    const passengers = [asked('1', 2, 2, false), asked('2', 1, 3), asked('3', 0, 1, false)]
    expect(answersLeft(passengers)).toEqual({ answered: 3, all: 6, people: 2, others: 1, next: passengers[1] })
  })

  it('are none if everything is answered, nothing is required or nobody has questions', () => {
    expect(answersLeft([asked('1', 2, 2)])).toEqual({ answered: 2, all: 2, people: 0, others: 0, next: null })
    expect(answersLeft([asked('1', 0, 0)])).toEqual({ answered: 0, all: 0, people: 0, others: 0, next: null })
    expect(answersLeft([])).toEqual({ answered: 0, all: 0, people: 0, others: 0, next: null })
  })
})

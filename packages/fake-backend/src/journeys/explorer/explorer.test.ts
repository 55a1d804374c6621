import { beforeAll, expect, it } from 'vitest'
import type { Tally } from '../model/Tally.js'
import { checkJourneys } from '../running/checkJourneys.js'
import { everySingle, learnCourses } from './courses.js'
import type { Courses } from './randomTrials.js'
import { oneOfEach, plainTrials } from './singleTrials.js'
import { writeTrial } from './trialText.js'

/** What `npm test` tries, always the same; `npm run soak` tries each fault in every plot, and new ones together each time. */
const together = { seed: 1, runs: 120 }
const oneIn = 3

/** Stories of their own, as a failure prints them: what once went wrong is kept here. */
const stories: readonly string[] = [
  'balance/bankAgrees/again pay#1:lostAnswer challenge#1:reloadBefore',
  // Three toasts at once: the failure of the first attempt was said after the second had been charged.
  'basket/moneyCancelled/again getBasket#1:500after getBasket#4:sessionEndedAfter',
  'basket/moneyCancelled/otherCard tokenise#1:sessionEndedBefore getBasket#1:500after',
  'basket/moneyFails/again createBasket#1:lateRequest getBasketPayments#2:sessionEndedBefore',
  'basket/moneyFails/otherCard getBasketStatus#2:sessionEndedBefore tokenise#1:500after',
  'basket/moneyFails/again getBasket#1:500 tokenise#1:lostAnswer',
  'basket/moneyFails/again tokenise#1:toastsQueued',
  // "No payment has reached us" of what a second tab had paid; a plan that was refused and changed all the same.
  'balance/bankRefuses/otherCard pay#1:drop tokenise#2:secondTab',
  'planCard/declined/otherCard updatePaymentPlan#2:secondTabFirst',
  // Paid by telephone while the customer's own payment was being processed.
  'balance/forever/otherCard getBooking#2:equalPayment',
  'planCreate/bankAgrees/leaves challenge#1:equalPayment',
  // "We were unable to find your payment" of one that was listed as open, without its key, when Pay was pressed again.
  'balance/slow/again getBooking#2:keyless pay#1:nextCustomer',
  // A second tab began another basket while the bank's check of the first was open.
  'basket/bankIsClosed/otherCard getBooking#2:lateAnswer pay#1:basketReplaced',
  // Charged, refused with a code that says nothing, and nobody to be asked.
  'basket/declined/otherCard getBooking#2:500 pay#2:16000200after',
  // A first request that is held up, and repetitions that are refused.
  'overdue/paid/again pay#1:lateRequest pay#2:16000180',
  'overdue/paid/again pay#1:lateRequest pay#2:16000170',
  'overdue/paid/again pay#1:lateRequest pay#2:409',
  'basket/slowlyFails/again pay#2:16000301 pay#1:secondDevice',
]

let courses: Courses
beforeAll(async () => {
  courses = await learnCourses()
})

/** Makes these, in words; what is paid twice, paid otherwise than shown or said untruly is a story that replays. */
const travelled = async (trials: readonly string[]): Promise<Tally> => {
  const { tally, failure } = await checkJourneys({ only: 'faults', seed: 1, runs: trials.length, trials })
  if (failure !== null) throw new Error(`${failure.story}\n\nAgain: npm run journeys -- ${failure.replay}`)
  expect(tally.of('journeys')).toBe(trials.length)
  return tally
}

it('what nothing interferes with ends as it has to', async () => {
  const tally = await travelled(plainTrials.map(writeTrial))
  expect(tally.of('charges')).toBeGreaterThan(20)
})

it('faults alone, at every call of each flow, leave one truth and a way on', async () => {
  const singles = oneOfEach(everySingle(courses)).filter((_, place) => place % oneIn === 0)
  const tally = await travelled(singles.map(writeTrial))
  // What never happened was not tested.
  const states = [
    'payment is bank',
    'payment is undecided',
    'payment is bankOffered',
    'payment is failed: noPayment',
    'plan is bank',
    'plan is failed: noPayment',
  ]
  expect(states.filter((state) => tally.of(state) === 0)).toEqual([])
  expect(tally.of('every fault struck')).toBe(tally.of('journeys'))
})

it('up to three faults at once leave one truth and a way on', async () => {
  // From beyond those that come alone.
  const { failure } = await checkJourneys({ only: 'faults', ...together, from: Number.MAX_SAFE_INTEGER })
  expect(failure?.story ?? '').toBe('')
})

it.each(stories)('%s leaves one truth and a way on', async (story) => {
  expect((await travelled([story])).of('every fault struck')).toBe(1)
})

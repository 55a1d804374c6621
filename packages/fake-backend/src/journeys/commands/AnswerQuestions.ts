import { type AnswerValue, askedTravellers, latest, type Question, texts } from '@booking-dashboard/core'
import { Recorder } from '../model/Recorder.js'
import { isStill } from '../model/isStill.js'
import type { JourneyModel } from '../model/JourneyModel.js'
import type { Patience, TestContext } from '../model/TestContext.js'
import type { Tab } from '../Tab.js'
import { JourneyCommand } from './JourneyCommand.js'

const ref = 'SUN1001'
const home = {
  address1: '1 Long Walk',
  address2: '',
  address3: '',
  city: 'Galway',
  postcode: 'H91',
  county: '',
  countryId: '102',
}

const answerTo = ({ type, options }: Question, at: number): AnswerValue => {
  switch (type) {
    case 'boolean':
      return at % 2 === 0
    case 'date':
      return '2024-05-06'
    case 'address':
      return home
    case 'select':
      return options[at % Math.max(1, options.length)]?.value ?? ''
    case 'text':
      return at % 3 === 0 ? '' : 'No nuts, please'
  }
}

/** One answer of one traveller; an empty text takes an answer back. */
export class AnswerQuestions extends JourneyCommand {
  readonly name = 'answer a question'

  constructor(
    private readonly traveller: number,
    private readonly question: number,
    private readonly answer: number,
    private readonly patience: Patience,
  ) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { bookingQuestions, bookings, customer } = tab.dashboard
    await context.press(tab, () => Promise.all([bookingQuestions(ref).load(), bookings.load(ref)(), customer.load()]))
    const still = isStill(model, context, this.patience)
    const asked = this.choose(tab)
    if (asked === null) return
    const { customerId, question, own } = asked
    const value = answerTo(question, this.answer)
    const recorder = new Recorder(tab, ref)
    const changes = { requiredData: { [question.handle]: value } }
    await context.press(tab, bookingQuestions(ref).save({ customerId, changes }), this.patience)
    recorder.stop()
    if (!still || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    context.tally.count(`${this.name}: saved`)
    const said = own ? texts.customer.updated : texts.customer.additionalUpdated
    this.expect(recorder.said().join() === said, `“${said}” to be said, not “${recorder.said().join('”, “')}”`)
    const kept =
      context.journey.backend.inspect.travellers().find(({ id }) => id === customerId)?.answers[question.handle] ?? null
    this.expect(
      value === '' ? kept === null : kept !== null && (typeof value === 'object' || kept === value),
      `the answer ${String(value)} to be kept`,
    )
    const shown = latest(bookingQuestions(ref).requiredData$.value)?.[customerId]?.find(
      ({ handle }) => handle === question.handle,
    )
    this.expect((shown?.answer === null || shown?.answer === '') === (value === ''), `the answer to be shown`)
    const open = latest(bookingQuestions(ref).requiredData$.value) ?? {}
    const unanswered = Object.values(open)
      .flat()
      .filter(({ required, answer }) => required && answer === null).length
    const counted = latest(bookings.booking(ref).value)?.openQuestions
    this.expect(counted === unanswered, `${unanswered} open questions of the booking, not ${counted}`)
  }

  private choose({ dashboard }: Tab) {
    const booking = latest(dashboard.bookings.booking(ref).value)
    const asked = latest(dashboard.bookingQuestions(ref).requiredData$.value)
    const ownId = latest(dashboard.customer.state$.value)?.id ?? null
    if (booking === null || asked === null || ownId === null) return null
    const travellers = askedTravellers(asked, booking, ownId)
    const traveller = travellers[this.traveller % Math.max(1, travellers.length)]
    const question = traveller?.questions[this.question % Math.max(1, traveller.questions.length)]
    return traveller === undefined || question === undefined
      ? null
      : { customerId: traveller.customerId, own: traveller.own, question }
  }

  toString(): string {
    return `traveller ${this.traveller} answers question ${this.question} with ${this.answer}, waits ${this.patience}`
  }
}

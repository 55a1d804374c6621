import { latest, paths, type SaveEnd, texts, type PassengerQuestions } from '@booking-dashboard/core'
import type { Question } from '@booking-dashboard/core/ports'
import { Recorder } from '../../model/Recorder.js'
import { isStill } from '../../model/isStill.js'
import type { JourneyModel } from '../../model/JourneyModel.js'
import type { Patience, TestContext } from '../../model/TestContext.js'
import { JourneyCommand } from '../JourneyCommand.js'
import { waits } from '../Step.js'

const ref = 'SUN1001'

type Typed = readonly (readonly [field: string, value: string])[]

/** Not a valid date, because the century is ambiguous. */
const yearless = '06/05/24'

/** What the customer types into the fields of a question. */
const answerTo = ({ handle, type, options }: Question, at: number): Typed => {
  switch (type) {
    case 'boolean':
      return [[handle, at % 2 === 0 ? 'yes' : 'no']]
    case 'date':
      return [[handle, at % 4 === 3 ? yearless : '06/05/2024']]
    case 'address':
      return [
        [`${handle}.address1`, '1 Long Walk'],
        [`${handle}.city`, 'Galway'],
        [`${handle}.postcode`, 'H91 AE2X'],
        [`${handle}.country`, 'Ireland'],
      ]
    case 'select':
      return [[handle, options[at % Math.max(1, options.length)]?.value ?? '']]
    case 'text':
      return [[handle, at % 3 === 0 ? '' : 'No nuts, please']]
  }
}

const isEmpty = (typed: Typed): boolean => typed.every(([, value]) => value === '')

/** Gives one passenger's answer to one question and fills what its form requires. An empty text removes an answer. */
export class AnswerQuestions extends JourneyCommand {
  readonly name = 'answer a question'
  override readonly screen = paths.mandatoryInformation(ref)

  constructor(
    readonly passenger: number,
    readonly question: number,
    readonly answer: number,
    readonly patience: Patience,
  ) {
    super()
  }

  protected async act(model: JourneyModel, context: TestContext): Promise<void> {
    const tab = context.journey.tab()
    const { bookings, client } = tab.dashboard
    const questions = tab.dashboard.bookingQuestions(ref)
    await context.press(tab, () => Promise.all([questions.open(), client.needLists()]))
    const still = isStill(model, context, this.patience)
    const asked = this.choose(questions.state$.value.kind === 'asked' ? questions.state$.value.passengers : [])
    if (still)
      this.compareNames(context, questions.state$.value.kind === 'asked' ? questions.state$.value.passengers : [])
    if (asked === null) return
    const { passenger, question } = asked
    const { customerId, own, addresses, others } = passenger
    const [form, fields] =
      question.type === 'address'
        ? [questions.addresses(customerId), addresses]
        : [questions.answers(customerId), others]
    const besides = fields.filter((one) => one !== question && one.required && one.answer === null)
    const typed = [...besides.flatMap((one) => answerTo(one, 1)), ...answerTo(question, this.answer)]
    form.start()
    for (const [field, value] of typed) form.type(field, value)
    const recorder = new Recorder(tab, ref)
    const before = this.storedAnswer(context, customerId, question)
    const ends: SaveEnd[] = []
    await context.press(tab, async () => ends.push(await form.save()), this.patience)
    recorder.stop()
    const [end] = ends
    const isRemoved = isEmpty(answerTo(question, this.answer))
    if (isRemoved && question.required) {
      context.tally.count(`${this.name}: refused`)
      this.expect(end?.kind === 'invalid', `a required question to be answered, not ${end?.kind}`)
      this.expect(this.storedAnswer(context, customerId, question) === before, 'nothing to be sent')
      return form.cancel()
    }
    if (typed.some(([, value]) => value === yearless)) {
      this.expect(end?.kind === 'invalid', `a date without a century to be asked for again, not ${end?.kind}`)
      return form.cancel()
    }
    // Even with faults, the typed answer is in the form or at the back end.
    if (end?.kind === 'failed') {
      context.tally.count(`${this.name}: failed`)
      const { values } = form.state$.value
      this.expect(
        typed.every(([field, value]) => values[field] === value),
        'the typed text to stay',
      )
    }
    if (!still || tab.dashboard.session.state$.value.kind !== 'signedIn') return
    context.tally.count(`${this.name}: saved`)
    this.expect(end?.kind === 'saved', `it to be saved, not ${end?.kind}`)
    const notified = own ? texts.customer.updated : texts.customer.additionalUpdated
    this.expect(
      recorder.notified().join() === notified,
      `“${notified}” to be said, not “${recorder.notified().join('”, “')}”`,
    )
    const stored = this.storedAnswer(context, customerId, question)
    this.expect((stored === null) === isRemoved, `the answer to be ${isRemoved ? 'removed' : 'stored'}, not ${stored}`)
    const { value } = questions.state$
    const now = value.kind === 'asked' ? value.passengers.find((one) => one.customerId === customerId) : undefined
    const shown = now?.questions.find(({ handle }) => handle === question.handle)?.answer ?? null
    this.expect((shown === null || shown === '') === isRemoved, 'the answer to be shown')
    const open = value.kind === 'asked' ? value.all - value.answered : 0
    const counted = latest(bookings.booking(ref).value)?.openQuestions
    this.expect(counted === open, `${open} open questions of the booking, not ${counted}`)
  }

  /** The form addresses each passenger by name. */
  private compareNames({ journey }: TestContext, passengers: readonly PassengerQuestions[]): void {
    for (const { customerId, who } of passengers) {
      const { personal } = journey.backend.inspect.customers().find(({ id }) => id === customerId) ?? {}
      this.expect(
        personal === undefined || who.includes(personal.first_name),
        `${personal?.first_name} to be asked, not “${who}”`,
      )
    }
  }

  /** The stored answer as one text. */
  private storedAnswer({ journey }: TestContext, customerId: string, { handle }: Question): string | null {
    const answer = journey.backend.inspect.customers().find(({ id }) => id === customerId)?.answers[handle] ?? null
    return answer === null ? null : JSON.stringify(answer)
  }

  private choose(passengers: readonly PassengerQuestions[]) {
    const passenger = passengers[this.passenger % Math.max(1, passengers.length)]
    const question = passenger?.questions[this.question % Math.max(1, passenger.questions.length)]
    return passenger === undefined || question === undefined ? null : { passenger, question }
  }

  toString(): string {
    return `answers question ${this.question} of passenger ${this.passenger} (choice ${this.answer})${waits(this.patience)}`
  }
}

import {
  type Address,
  type Answers,
  type AnswerValue,
  type Country,
  noAddress,
  type Question,
} from '../../domain/Customer.js'
import {
  addressOffers,
  addressProblems,
  type AddressValues,
  addressValues,
  isEmptyAddress,
  type KnownAddress,
  toAddress,
  typedAddress,
} from './addressForm.js'
import {
  type FieldOffer,
  answeredDateProblem,
  answerProblem,
  type DetailsForm,
  type FieldProblem,
  type FieldValues,
  type FormSurroundings,
  isBlank,
  type ProblemKind,
  type Stored,
  toIsoDate,
  toTypedDate,
} from './fieldRules.js'
import { cleanCode, cleanText } from '../../environment/typedText.js'

const part = (handle: string, line: string): string => `${handle}.${line}`

const prefixed = (handle: string, values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([line, value]) => [part(handle, line), value]))

/** The fields of one question's address. */
const answeredAddress = (handle: string, values: FieldValues): AddressValues =>
  typedAddress((line) => values[part(handle, line)] ?? '')

const addressOf = (answer: AnswerValue | null): Address =>
  typeof answer === 'object' && answer !== null ? answer : noAddress

const typed = ({ type, answer }: Question): string => {
  if (typeof answer === 'boolean') return answer ? 'yes' : 'no'
  if (typeof answer !== 'string') return ''
  return type === 'date' ? toTypedDate(answer) : answer
}

/** The answers so far, as values of the fields. */
export const questionValues = (questions: readonly Question[], countries: readonly Country[]): FieldValues =>
  Object.assign(
    {},
    ...questions.map((question) =>
      question.type === 'address'
        ? prefixed(question.handle, addressValues(addressOf(question.answer), countries))
        : { [question.handle]: typed(question) },
    ),
  )

/** The known addresses that could answer an address question. */
const answerOffers = (
  questions: readonly Question[],
  known: readonly KnownAddress[],
  countries: readonly Country[],
): readonly FieldOffer[] =>
  questions
    .filter(({ type }) => type === 'address')
    .flatMap(({ handle }) =>
      addressOffers(known, countries).map((offer) => ({ ...offer, handle, values: prefixed(handle, offer.values) })),
    )

/** The value of an option is not typed, and stays as it is. */
const cleanAnswer = ({ handle, type }: Question, values: FieldValues): string => {
  const value = values[handle] ?? ''
  return type === 'select' ? value : (type === 'date' ? cleanCode : cleanText)(value)
}

const addressAnswerProblems = (
  question: Question,
  values: FieldValues,
  surroundings: FormSurroundings,
): readonly FieldProblem[] => {
  const { handle, label, required } = question
  const address = answeredAddress(handle, values)
  if (isEmptyAddress(address))
    return required ? [{ field: part(handle, 'address1'), kind: 'answerMissing', label }] : []
  return addressProblems(address, surroundings).map((problem) => ({ ...problem, field: part(handle, problem.field) }))
}

const problemsOf = (
  question: Question,
  values: FieldValues,
  surroundings: FormSurroundings,
): readonly FieldProblem[] => {
  const { handle, label, type, required } = question
  if (type === 'address') return addressAnswerProblems(question, values, surroundings)
  const value = cleanAnswer(question, values)
  if (isBlank(value)) return required ? [{ field: handle, kind: 'answerMissing', label }] : []
  const kind = typedProblem(type, value, surroundings)
  return kind === null ? [] : [{ field: handle, kind }]
}

const typedProblem = (type: Question['type'], value: string, { now }: FormSurroundings): ProblemKind | null => {
  if (type === 'date') return answeredDateProblem(value, now)
  return type === 'text' ? answerProblem(value) : null
}

/** Null if there is nothing to send. */
const answerOf = (question: Question, values: FieldValues, surroundings: FormSurroundings): AnswerValue | null => {
  const value = cleanAnswer(question, values)
  switch (question.type) {
    case 'address': {
      const address = answeredAddress(question.handle, values)
      return isEmptyAddress(address) ? taken(question) : toAddress(address, surroundings)
    }
    case 'boolean':
      return value === '' ? null : value === 'yes'
    case 'date':
      return toIsoDate(value) ?? taken(question)
    default:
      return value === '' ? taken(question) : value
  }
}

/** An empty answer removes an earlier one. */
const taken = ({ answer }: Question): string | null => (answer === null ? null : '')

/** The answers of these questions, as a form shows them. */
export const storedAnswers = (
  questions: readonly Question[],
  known: readonly KnownAddress[],
  countries: readonly Country[],
  draft: string,
): Stored<string> => ({
  rules: questionsForm(questions),
  values: questionValues(questions, countries),
  offers: answerOffers(questions, known, countries),
  draft,
})

export const questionsForm = (questions: readonly Question[]): DetailsForm<FieldValues> => ({
  problems: (values, surroundings) => questions.flatMap((question) => problemsOf(question, values, surroundings)),
  toChanges: (values, surroundings) => {
    const requiredData: Record<string, AnswerValue> = {}
    for (const question of questions) {
      const answer = answerOf(question, values, surroundings)
      if (answer !== null) requiredData[question.handle] = answer
    }
    return { requiredData: requiredData satisfies Answers }
  },
})

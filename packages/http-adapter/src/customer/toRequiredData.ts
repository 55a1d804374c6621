import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { AnswerValue, Question, RequiredData } from '@booking-dashboard/core/ports'
import { AddressWire, type QuestionWire, type RequiredDataAnswer } from './customerWire.js'
import { toAddress } from './toCustomer.js'

const types = ['text', 'date', 'select', 'boolean', 'address'] as const
/** An unknown type is asked as text (behaviour/contract#d1.2). */
const toType = (type: string): Question['type'] => types.find((known) => known === type) ?? 'text'

const toAddressAnswer = (answer: unknown): AnswerValue | null => {
  const decoded = AddressWire.decode(answer)
  return isLeft(decoded) ? null : toAddress(decoded.right)
}

const toAnswer = (type: Question['type'], answer: unknown): AnswerValue | null => {
  if (type === 'boolean') return typeof answer === 'boolean' ? answer : null
  if (type === 'address') return toAddressAnswer(answer)
  return typeof answer === 'string' && answer !== '' ? answer : null
}

const toQuestion = (question: t.TypeOf<typeof QuestionWire>): Question => {
  const type = toType(question.type)
  return {
    handle: question.handle,
    label: question.label,
    type,
    required: question.required,
    options: (question.options ?? []).map((option) =>
      typeof option === 'string' ? { value: option, label: option } : option,
    ),
    answer: toAnswer(type, question.answer),
  }
}

/** An array is treated as empty (behaviour/customer#1.3). */
export const toRequiredData = ({ required_data }: t.TypeOf<typeof RequiredDataAnswer>): RequiredData =>
  Array.isArray(required_data)
    ? {}
    : Object.fromEntries(Object.entries(required_data).map(([id, questions]) => [id, questions.map(toQuestion)]))

import type { Address } from './Customer.js'

export type AnswerValue = string | boolean | Address

export interface QuestionOption {
  readonly value: string
  readonly label: string
}

/** Decisions §1.9. An unknown type is asked as text. */
export interface Question {
  readonly handle: string
  readonly label: string
  readonly type: 'text' | 'date' | 'select' | 'boolean' | 'address'
  readonly required: boolean
  readonly options: readonly QuestionOption[]
  /** Null while unanswered. */
  readonly answer: AnswerValue | null
}

/** The questions of each traveller, by customer id. */
export type RequiredData = Readonly<Record<string, readonly Question[]>>

/** Answers by handle. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** Required questions that have no answer yet. */
export const openQuestions = (questions: readonly Question[]): readonly Question[] =>
  questions.filter(({ required, answer }) => required && (answer === null || answer === ''))

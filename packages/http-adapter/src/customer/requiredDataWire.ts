import * as t from 'io-ts'
import { nullable } from '../contract/wire.js'

export const QuestionWire = t.intersection(
  [
    t.type({ handle: t.string, label: t.string, type: t.string, required: t.boolean }),
    t.partial({
      options: nullable(t.array(t.union([t.string, t.type({ value: t.string, label: t.string })]))),
      answer: t.unknown,
    }),
  ],
  'Question',
)

/** By customer id; an array is treated as empty (specification 1, §3 and decisions §1.9). */
export const RequiredDataAnswer = t.type(
  { required_data: t.union([t.array(t.unknown), t.record(t.string, t.array(QuestionWire))]) },
  'RequiredDataAnswer',
)

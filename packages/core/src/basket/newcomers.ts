import { isBlank, lengthProblem, phoneProblem } from '../customer/details/fieldRules.js'
import type { FellowTraveller } from '../customer/fellowTravellers.js'
import { holdsCardNumber } from '../environment/cardNumbers.js'
import type { Draft } from '../session/Drafts.js'
import { isEmailAddress } from '../session/typedFields.js'

/** The details of a passenger who is new to the booking, and of the new holder of a ticket. */
export const newcomerFields = ['firstName', 'lastName', 'email', 'telephone'] as const
export type NewcomerField = (typeof newcomerFields)[number]

export type NewcomerValues = Readonly<Record<NewcomerField, string>>

export type NewcomerFieldProblem = 'missing' | 'invalid' | 'tooLong' | 'cardNumber'

/** Names are required and contain a letter; e-mail address and telephone number are optional. */
export const newcomerFieldProblem = (field: NewcomerField, value: string): NewcomerFieldProblem | null => {
  const isName = field === 'firstName' || field === 'lastName'
  if (isBlank(value)) return isName ? 'missing' : null
  if (field === 'telephone') return phoneProblem(value) === null ? null : 'invalid'
  if (lengthProblem(value) !== null) return 'tooLong'
  if (field === 'email' && !isEmailAddress(value)) return 'invalid'
  if (holdsCardNumber(value)) return 'cardNumber'
  return isName && !/\p{L}/u.test(value) ? 'invalid' : null
}

/** A passenger as typed so far. */
export interface NewcomerDraft extends NewcomerValues {
  readonly key: number
}

export const blankNewcomer = (key: number): NewcomerDraft => ({
  key,
  firstName: '',
  lastName: '',
  email: '',
  telephone: '',
})

/** What the profile of a fellow traveller knows of them. */
export const travellerValues = ({ firstName, lastName, phone }: FellowTraveller): NewcomerValues => ({
  firstName,
  lastName,
  email: '',
  telephone: phone,
})

/** As they are sent. */
export const toNewPassenger = ({ firstName, lastName, email, telephone }: NewcomerDraft): NewcomerValues => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  telephone: telephone.trim(),
})

export interface NewcomerProblem {
  readonly kind: 'newcomer'
  readonly newcomerKey: number
  readonly field: NewcomerField
  readonly problem: NewcomerFieldProblem
}

/** What has to be corrected for one newcomer: at most one problem for each field. */
export type NewcomerFieldProblems = Readonly<Partial<Record<NewcomerField, NewcomerFieldProblem>>>

/** A passenger as typed so far, with what has to be corrected. */
export interface ShownNewcomer extends NewcomerDraft {
  readonly problems: NewcomerFieldProblems
}

/** Shows no problem before the first attempt to send. */
export const shownNewcomer = (draft: NewcomerDraft, isTried: boolean): ShownNewcomer => ({
  ...draft,
  problems: isTried ? Object.fromEntries(newcomerProblems([draft]).map(({ field, problem }) => [field, problem])) : {},
})

/** What has to be corrected for these passengers, in the order of the fields. */
export const newcomerProblems = (drafts: readonly NewcomerDraft[]): readonly NewcomerProblem[] =>
  drafts.flatMap((draft) =>
    newcomerFields.flatMap((field): readonly NewcomerProblem[] => {
      const problem = newcomerFieldProblem(field, draft[field])
      return problem === null ? [] : [{ kind: 'newcomer', newcomerKey: draft.key, field, problem }]
    }),
  )

/** As fields of text, for the drafts that outlive a session. */
export const toNewcomersDraft = (newcomers: readonly NewcomerDraft[]): Draft =>
  Object.fromEntries(
    newcomers.flatMap((one) => newcomerFields.map((field) => [`newcomer/${one.key}/${field}`, one[field]])),
  )

/** The newcomers of a draft, in their order. */
export const fromNewcomersDraft = (draft: Draft): readonly NewcomerDraft[] => {
  const newcomers = new Map<number, NewcomerDraft>()
  for (const [name, value] of Object.entries(draft)) {
    const [kind, keyText, field = ''] = name.split('/')
    const key = Number(keyText)
    if (kind === 'newcomer') newcomers.set(key, { ...(newcomers.get(key) ?? blankNewcomer(key)), [field]: value })
  }
  return [...newcomers.values()]
}

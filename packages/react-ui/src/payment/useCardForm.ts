import { cardholderProblem, type Notice, type TermsToAccept } from '@booking-dashboard/core'
import { type SyntheticEvent, useId, useState } from 'react'
import { usePayingTexts } from '../composition/DashboardContext'
import { useDraft } from '../session/useDraft'
import { type CardField, cardFields } from './stripe/CardFields'
import { useBrandRules } from './useBrandRules'
import { type CardFieldsView, useCardFields } from './useCardFields'

export interface CardFormInput {
  readonly publicKey: string
  /** Why the last attempt failed, where that was the card. */
  readonly rejected: Notice | null
  readonly onPay: (cardholderName: string) => void
  /** Where terms and conditions are accepted by paying. */
  readonly terms?: TermsToAccept | undefined
}

interface FormProblem {
  readonly fieldId: string
  readonly message: string
}

export interface CardFormView {
  readonly id: string
  readonly card: CardFieldsView
  readonly offersAmex: boolean
  readonly name: string
  readonly typeName: (name: string) => void
  readonly nameError: string | undefined
  readonly termsError: string | undefined
  readonly fieldError: (field: CardField) => string | undefined
  /** All that is missing, once that has been asked for. */
  readonly problems: readonly FormProblem[]
  readonly problemsTitle: string
  readonly attempt: number
  readonly submit: (event: SyntheticEvent) => void
}

/** What the card form knows: the name, which is ours; of the card company's fields nothing but their state. */
export function useCardForm({ publicKey, rejected: refusal, onPay, terms }: CardFormInput): CardFormView {
  const { form, terms: termsTexts } = usePayingTexts().screen.checkout
  const card = useCardFields(publicKey)
  const brands = useBrandRules()
  const { values, change } = useDraft('checkout', { cardholder: '' })
  const [attempt, setAttempt] = useState(0)
  const [pressedWith, setPressedWith] = useState(card.fields)
  const id = useId()
  const name = values.cardholder
  const asked = attempt > 0

  const wrong = (field: CardField, now = card.fields): string | undefined =>
    now[field].error ?? (field === 'number' && brands.refuses(now[field].brand) ? form.amexRefused : undefined)
  const missing = (field: CardField, now = card.fields): string | undefined =>
    wrong(field, now) ?? (now[field].complete ? undefined : form.problems[field])
  /** What the card company said of this field at the last attempt; gone as soon as the field changes. */
  const rejected = (field: CardField): string | undefined =>
    refusal?.kind === 'card' && refusal.field === field && card.fields[field] === pressedWith[field]
      ? refusal.message
      : undefined

  const nameKind = cardholderProblem(name)
  const nameProblem = nameKind === null ? undefined : form.problems[nameKind === 'missing' ? 'name' : 'nameIsNumber']
  const obstacle = terms?.obstacle ?? null
  const termsProblem = obstacle === null ? undefined : termsTexts.problems[obstacle]
  const cardProblems = [
    { fieldId: `${id}-name`, message: nameProblem },
    ...cardFields.map((field) => ({ fieldId: `${id}-${field}`, message: missing(field) })),
  ]
  const problems = [...cardProblems, { fieldId: `${id}-terms`, message: termsProblem }].flatMap(
    ({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]),
  )
  const onlyTerms = cardProblems.every(({ message }) => message === undefined)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (card.status !== 'ready') return
    const now = card.latest()
    setPressedWith(now)
    const isComplete =
      nameProblem === undefined && obstacle === null && cardFields.every((field) => missing(field, now) === undefined)
    if (!isComplete) return setAttempt((before) => before + 1)
    setAttempt(0)
    onPay(name)
  }

  return {
    id,
    card,
    offersAmex: brands.offersAmex,
    name,
    typeName: (value) => change('cardholder', value),
    nameError: asked || nameKind === 'cardNumber' ? nameProblem : undefined,
    termsError: asked ? termsProblem : undefined,
    fieldError: (field) => wrong(field) ?? rejected(field) ?? (asked ? missing(field) : undefined),
    problems: asked ? problems : [],
    problemsTitle: onlyTerms ? termsTexts.problemTitle : form.problems.title,
    attempt,
    submit,
  }
}

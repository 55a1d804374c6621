import type { PackageSettings } from '../catalogue/package/packageInformation.js'
import { cardholderProblem } from '../environment/cardNumbers.js'
import type { PayingTexts } from './paymentTexts.js'
import type { TermsToAccept } from './checkout.js'
import type { Notice } from './machine/record.js'
import { nameWords } from './statement.js'

/** The card company's fields, in the order of the form. */
export const cardFields = ['number', 'expiry', 'cvc'] as const
/** A field that the card provider draws: number, expiry date or security code. */
export type CardField = (typeof cardFields)[number]

/** What the page knows about the content of one field. */
export interface CardFieldState {
  readonly empty: boolean
  readonly complete: boolean
  /** The problem with the content so far, in the card company's words. */
  readonly error: string | null
  /** The brand, such as "visa" or "amex", for the number field once the first digits identify it. */
  readonly brand: string | null
}

type CardFieldStates = Readonly<Record<CardField, CardFieldState>>

export interface CardFormInput {
  readonly name: string
  readonly fields: CardFieldStates
  /** The state of the fields at the last submit. */
  readonly submittedWith: CardFieldStates
  /** Null while the settings are unknown: the back end decides then. */
  readonly settings: PackageSettings | null
  /** Why the last attempt failed. */
  readonly notice: Notice | null
  readonly termsObstacle: TermsToAccept['obstacle']
  /** The customer submitted while something was missing. */
  readonly isAsked: boolean
  /** The customer pressed a wallet's button, which needs only the terms. */
  readonly needsOnlyTerms?: boolean
}

type CardFormPart = 'name' | CardField | 'terms'

/** The form for a card, without what was typed, which only the card provider's fields hold. */
export interface CardFormState {
  /** True only if the setting allows it (behaviour/cards#2.5). */
  readonly offersAmex: boolean
  /** The message at each part. */
  readonly errors: Readonly<Record<CardFormPart, string | null>>
  /** Everything that is missing, once the customer has submitted. */
  readonly problems: readonly { readonly part: CardFormPart; readonly message: string }[]
  readonly problemsTitle: string
  readonly isComplete: boolean
}

const parts: readonly CardFormPart[] = ['name', ...cardFields, 'terms']

/** Finds what is wrong or missing in a card form. */
export const cardFormState = (input: CardFormInput, texts: PayingTexts): CardFormState => {
  const { form, terms } = texts.screen.checkout
  const { name, fields, submittedWith, settings, notice, termsObstacle, isAsked, needsOnlyTerms = false } = input
  const needed = needsOnlyTerms ? parts.filter((part) => part === 'terms') : parts
  const nameKind = cardholderProblem(name)
  const nameProblem = nameKind && form.problems[nameWords[nameKind]]
  const isAmexRefused = fields.number.brand === 'amex' && settings !== null && !settings.isAmexEnabled
  const wrong = (field: CardField): string | null =>
    fields[field].error ?? (field === 'number' && isAmexRefused ? form.amexRefused : null)
  const missing = (field: CardField): string | null =>
    wrong(field) ?? (fields[field].complete ? null : form.problems[field])
  /** The rejection disappears as soon as the field changes. */
  const rejected = (field: CardField): string | null =>
    notice?.kind === 'card' && notice.field === field && fields[field] === submittedWith[field] ? notice.message : null

  const isMissing: Readonly<Record<CardFormPart, string | null>> = {
    name: nameProblem,
    number: missing('number'),
    expiry: missing('expiry'),
    cvc: missing('cvc'),
    terms: termsObstacle && terms.problems[termsObstacle],
  }
  const asked = (part: CardFormPart): string | null => (isAsked && needed.includes(part) ? isMissing[part] : null)
  const errorOf = (field: CardField): string | null => wrong(field) ?? rejected(field) ?? asked(field)
  const problems = needed.flatMap((part) => {
    const message = isMissing[part]
    return message === null ? [] : [{ part, message }]
  })
  return {
    offersAmex: settings?.isAmexEnabled === true,
    errors: {
      name: nameKind === 'cardNumberAsName' ? nameProblem : asked('name'),
      number: errorOf('number'),
      expiry: errorOf('expiry'),
      cvc: errorOf('cvc'),
      terms: asked('terms'),
    },
    problems: isAsked ? problems : [],
    problemsTitle: problems.every(({ part }) => part === 'terms') ? terms.problemTitle : form.problems.title,
    isComplete: problems.length === 0,
  }
}

import type { SchedulerLike } from 'rxjs'
import type { FormLists } from '../../client/clientSetUp.js'
import { cancelled, type Failure, mayBeDone } from '../../failure/Failure.js'
import type { ProfileTexts } from '../profileTexts.js'
import { type Behavior, combine } from '../../reactive/Behavior.js'
import { exhaust } from '../../reactive/concurrency.js'
import type { Drafts } from '../../session/Drafts.js'
import { createSessionState, type Lifetime } from '../../reactive/Lifetime.js'
import type { CustomerChanges } from '../CustomerApi.js'
import type { UpdateEnd } from '../../messages/update.js'
import {
  type FieldOffer,
  type FieldProblem,
  type FieldValues,
  isBlank,
  type Stored,
  type Values,
} from './fieldRules.js'

const describeProblem = (problem: FieldProblem, { screen }: ProfileTexts): string => {
  const words = screen.profile.problems
  return problem.kind === 'answerMissing' ? words.answerMissing(problem.label) : words[problem.kind]
}

/** A problem with a field, as a text. */
export interface SectionProblem {
  readonly field: string
  readonly message: string
}

/** How saving a section ended. */
export type SaveEnd =
  /** After `failed`, the typed text stays. */
  | UpdateEnd
  /** Nothing was sent. */
  | { readonly kind: 'invalid'; readonly problems: readonly SectionProblem[] }
  /**
   * Nothing was sent. `notLoaded`: the stored values are not known yet. `asking`: a save would delete them, which
   * `confirm` does.
   */
  | { readonly kind: 'notLoaded' | 'asking' }

export interface SectionFormState {
  /** Whether the form is open for editing. It also opens if a draft was not saved. */
  readonly open: boolean
  /** Nothing is stored, so there is nothing to read. */
  readonly isBlank: boolean
  /** Empty until the stored values are known. */
  readonly values: FieldValues
  /** Whether any value differs from the one that the form began with. */
  readonly changed: boolean
  /** Known addresses, except the stored one. After one was taken, the values that it replaced. */
  readonly offers: readonly FieldOffer[]
  /** In the order of the fields. Empty before the first attempt. */
  readonly problems: readonly SectionProblem[]
  /** The number of attempts. */
  readonly attempt: number
  readonly busy: boolean
  /** Whether the customer is asked to confirm the deletion of the stored values. */
  readonly asking: boolean
  /** The failure of the last attempt, until the next one. */
  readonly failure: SectionFailure | null
}

/** Why a section could not be saved, or could not be reloaded after it was saved. */
export interface SectionFailure extends Failure {
  /** The change was saved but could not be reloaded. `unknown`: without a usable answer it may have been saved. */
  readonly saved: boolean | 'unknown'
}

/**
 * One section of a customer's data, which is read, edited and saved separately. Its fields cannot be changed while it
 * is busy (behaviour/screens#forms).
 */
export interface SectionForm<Name extends string> {
  readonly state$: Behavior<SectionFormState>
  readonly start: () => void
  readonly type: (field: Name, value: string) => void
  /** Fills the fields that an offer names. */
  readonly take: (offer: FieldOffer) => void
  /** Discards everything typed. */
  readonly cancel: () => void
  /** Called when the screen is left: the typed text stays as a draft, if a draft is allowed. */
  readonly leave: () => void
  /** A second call while one runs gets the result of the first. */
  readonly save: () => Promise<SaveEnd>
  /** Saves even if that deletes the stored values. */
  readonly confirm: () => Promise<SaveEnd>
  /** Closes the question. The typed text stays. */
  readonly dismissQuestion: () => void
}

export interface SectionFormDeps {
  readonly scope: Lifetime
  readonly scheduler: SchedulerLike
  readonly texts: ProfileTexts
  readonly drafts: Drafts
  readonly lists$: Behavior<FormLists>
}

interface Editing {
  readonly typed: Readonly<Record<string, string>>
  /** The values that no offer brought, of the fields that were typed in or filled by an offer. */
  readonly own: FieldValues
  readonly started: boolean
  /** `now` is ms since the epoch. */
  readonly checked: { readonly attempt: number; readonly now: number } | null
  readonly busy: boolean
  readonly asking: boolean
  readonly failure: SectionFailure | null
}

const isIn = (values: FieldValues, offer: FieldOffer): boolean =>
  Object.entries(offer.values).every(([field, value]) => values[field] === value)

const isNothing = (values: FieldValues): boolean => Object.values(values).every(isBlank)

/** For each question with offers, the values that they replaced. A field that was typed in since stays as it is. */
const undoing = (offers: readonly FieldOffer[], values: FieldValues, own: FieldValues): readonly FieldOffer[] =>
  offers
    .filter(({ handle }, at) => offers.findIndex((one) => one.handle === handle) === at)
    .map((offer): FieldOffer => {
      const fields = Object.keys(offer.values)
      const before = Object.fromEntries(fields.map((field) => [field, own[field] ?? values[field] ?? '']))
      return { ...offer, whose: 'undo', lines: Object.values(before).filter(Boolean), values: before }
    })
    .filter((offer) => !isNothing(offer.values) && !isIn(values, offer))

const savedBy = (end: UpdateEnd): SectionFailure['saved'] => {
  if (end.kind === 'saved' || end.kind === 'savedUnread') return true
  return end.kind === 'failed' && end.unsent !== true && mayBeDone(end.failure.cause) ? 'unknown' : false
}

const untouched: Editing = {
  typed: {},
  own: {},
  started: false,
  checked: null,
  busy: false,
  asking: false,
  failure: null,
}

export const createSectionForm = <Name extends string>(
  { scope, scheduler, texts, drafts, lists$ }: SectionFormDeps,
  stored$: Behavior<Stored<Name> | null>,
  send: (changes: CustomerChanges) => Promise<UpdateEnd>,
): SectionForm<Name> => {
  const editing = createSessionState(scope, untouched)
  const alone = exhaust<SaveEnd>(scope)

  const restoredOf = ({ draft }: Pick<Stored<Name>, 'draft'>): FieldValues =>
    draft === null ? {} : drafts.read<FieldValues>(draft, {})
  /** The values of the fields before anything is typed. */
  const beginningOf = (stored: Stored<Name>, { typed, started }: Editing): Values<Name> => {
    const isOpen = started || Object.keys({ ...restoredOf(stored), ...typed }).length > 0
    return isOpen && isNothing(stored.values) ? { ...stored.values, ...stored.known } : stored.values
  }
  const valuesOf = (stored: Stored<Name>, now: Editing): Values<Name> => {
    const restored = restoredOf(stored)
    const values: Record<Name, string> = { ...beginningOf(stored, now) }
    for (const name in values) values[name] = now.typed[name] ?? restored[name] ?? values[name]
    return values
  }
  const stateOf = (stored: Stored<Name> | null, now: Editing, { countries }: FormLists): SectionFormState => {
    const { own, started, checked, busy, asking, failure } = now
    const shared = { attempt: checked?.attempt ?? 0, busy, asking, failure }
    if (stored === null)
      return {
        ...shared,
        open: started,
        isBlank: true,
        values: {},
        changed: false,
        offers: [],
        problems: [],
      }
    const [values, beginning] = [valuesOf(stored, now), beginningOf(stored, now)]
    const offers = (stored.offers ?? []).filter((offer) => !isIn(stored.values, offer))
    let changed = false
    for (const name in values) changed ||= values[name] !== beginning[name]
    const found = checked === null ? [] : stored.rules.problems(values, { now: checked.now, countries })
    return {
      ...shared,
      open: started || changed,
      isBlank: isNothing(stored.values),
      values,
      changed,
      offers: [...offers, ...undoing(offers, values, own)],
      problems: found.map((problem) => ({ field: problem.field, message: describeProblem(problem, texts) })),
    }
  }
  // The owner of the draft may become known only after the stored values have loaded.
  const state$ = combine(
    { stored: stored$, readable: drafts.readable$, now: editing.state$, lists: lists$ },
    ({ stored, now, lists }) => stateOf(stored, now, lists),
  )

  const forget = (failure: SectionFailure | null): void => {
    const draft = stored$.value?.draft ?? null
    if (draft !== null) drafts.drop(draft)
    editing.update(({ busy }) => ({ ...untouched, busy, failure }))
  }
  const sendChanges = async (changes: CustomerChanges, end: () => boolean): Promise<SaveEnd> => {
    editing.merge({ busy: true, failure: null })
    const outcome = await send(changes)
    if (!end()) return cancelled('sessionEnded')
    const saved = savedBy(outcome)
    const failure = 'failure' in outcome ? { ...outcome.failure, saved } : null
    editing.merge({ busy: false, failure })
    if (saved === true) forget(failure)
    return outcome
  }
  const save = (isConfirmed: boolean): Promise<SaveEnd> =>
    alone(async ({ end }) => {
      const stored = stored$.value
      if (stored === null) return { kind: 'notLoaded' }
      const { rules } = stored
      const surroundings = { now: scheduler.now(), countries: lists$.value.countries }
      const values = valuesOf(stored, editing.state$.value)
      const attempt = (editing.state$.value.checked?.attempt ?? 0) + 1
      editing.update((now) => ({ ...now, asking: false, checked: { attempt, now: surroundings.now } }))
      if (rules.problems(values, surroundings).length > 0) return { kind: 'invalid', problems: state$.value.problems }
      if (!isConfirmed && rules.deletes?.(values, stored.values) === true) {
        editing.merge({ asking: true })
        return { kind: 'asking' }
      }
      return sendChanges(rules.toChanges(values, surroundings), end)
    })
  const typeAll = (values: FieldValues): void => {
    const draft = stored$.value?.draft ?? null
    const typed = { ...editing.state$.value.typed, ...values }
    if (draft !== null) drafts.store(draft, { ...restoredOf({ draft }), ...typed })
    editing.merge({ typed })
  }
  return {
    state$,
    start: () => editing.merge({ started: true, failure: null }),
    type: (field, value) => {
      if (editing.state$.value.busy) return
      editing.update((now) => ({ ...now, own: { ...now.own, [field]: value } }))
      typeAll({ [field]: value })
    },
    take: (offer) => {
      const { values, busy } = state$.value
      if (busy) return
      editing.update((now) => ({ ...now, own: { ...values, ...now.own } }))
      typeAll(offer.values)
    },
    cancel: () => forget(null),
    leave: () => editing.update(({ busy, own }) => ({ ...untouched, busy, own })),
    save: () => save(false),
    confirm: () => save(true),
    dismissQuestion: () => editing.merge({ asking: false }),
  }
}

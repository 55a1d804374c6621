import type { SectionForm } from '@booking-dashboard/core'
import { type FormEvent, useEffect, useId } from 'react'
import { useUnsavedChanges } from '../../navigation/UnsavedChanges'
import { useBehavior } from '../../reactive/useBehavior'

/** Other sources that can fill in an address. */
export interface OfferTies extends Pick<SectionForm<never>, 'take'> {
  readonly offers: readonly Parameters<SectionForm<never>['take']>[0][]
  readonly busy: boolean
}

/** Ties a field of the form to its value and its error. */
export interface FieldTies {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

export interface BoundForm<Name extends string>
  extends Pick<
    SectionForm<Name>['state$']['value'],
    'open' | 'isBlank' | 'changed' | 'busy' | 'asking' | 'failure' | 'attempt'
  > {
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[]
  readonly field: (name: Name) => FieldTies
  /** The offers for the address that is the form, or that answers the question with this handle. */
  readonly offersFor: (handle?: string) => OfferTies
  readonly start: () => void
  readonly cancel: () => void
  readonly submit: (event: FormEvent) => void
}

/** Binds the form of one section. The focus moves to a single problem; several problems are listed above the fields. */
export const useSectionForm = <Name extends string>(form: SectionForm<Name>): BoundForm<Name> => {
  const state = useBehavior(form.state$)
  const formId = useId()
  const idOf = (name: string): string => `${formId}-${name}`
  useUnsavedChanges(state.changed, form.cancel)
  useEffect(() => {
    return () => form.leave()
  }, [form])
  const save = async (): Promise<void> => {
    const end = await form.save()
    if (end.kind !== 'invalid') return
    const [only, another] = end.problems
    if (only !== undefined && another === undefined) document.getElementById(idOf(only.field))?.focus()
  }
  return {
    ...state,
    problems: state.problems.map(({ field, message }) => ({ fieldId: idOf(field), message })),
    field: (name) => ({
      id: idOf(name),
      value: state.values[name] ?? '',
      onChange: (value) => form.type(name, value),
      error: state.problems.find(({ field }) => field === name)?.message,
    }),
    offersFor: (handle = '') => ({
      busy: state.busy,
      offers: state.offers.filter((offer) => offer.handle === handle),
      take: (offer) => {
        form.take(offer)
        document.getElementById(idOf(Object.keys(offer.values)[0] ?? ''))?.focus()
      },
    }),
    start: form.start,
    cancel: form.cancel,
    submit: (event) => {
      event.preventDefault()
      void save()
    },
  }
}

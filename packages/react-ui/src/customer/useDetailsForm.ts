import {
  type CustomerChanges,
  describeProblem,
  type DetailsForm,
  type Failure,
  type FieldProblem,
  wasSaved,
} from '@booking-dashboard/core'
import type { Either } from 'fp-ts/lib/Either.js'
import { isLeft } from 'fp-ts/lib/Either.js'
import { type FormEvent, useId, useState } from 'react'
import { useDashboard } from '../composition/DashboardContext'
import { useUnsavedChanges } from '../navigation/UnsavedChanges'
import { useBehavior } from '../reactive/useBehavior'
import type { DraftForm } from '../session/useDraft'

/** What ties a field of the form to its value and its error. */
export interface FieldTies {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
}

export interface DetailsFormState<Name extends string> {
  readonly open: boolean
  readonly start: () => void
  /** Leaves the form as if nothing had been typed. */
  readonly cancel: () => void
  readonly submit: (event: FormEvent) => void
  readonly busy: boolean
  /** The last attempt's, until the next one. */
  readonly failure: Failure | null
  /** Counts the attempts that found problems. */
  readonly attempt: number
  readonly problems: readonly { readonly fieldId: string; readonly message: string }[]
  readonly field: (name: Name) => FieldTies
}

type Values<Name extends string> = Readonly<Record<Name, string>>

interface Plan<Name extends string> {
  readonly rules: DetailsForm<Values<Name>>
  readonly typed: DraftForm<Name>
  readonly send: (changes: CustomerChanges) => () => Promise<Either<Failure, void>>
  readonly startsOpen?: boolean
}

/** One section's form: what is typed, what is wrong with it, and what became of sending it. */
export const useDetailsForm = <Name extends string>({
  rules,
  typed,
  send,
  startsOpen = false,
}: Plan<Name>): DetailsFormState<Name> => {
  const { client, texts } = useDashboard()
  const { countries } = useBehavior(client.lists$)
  const formId = useId()
  const [started, setStarted] = useState(startsOpen)
  const [checked, setChecked] = useState<{ readonly attempt: number; readonly now: number } | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const idOf = (name: string): string => `${formId}-${name}`
  const problems: readonly FieldProblem[] =
    checked === null ? [] : rules.problems(typed.values, { now: checked.now, countries })
  const messages = problems.map((problem) => ({
    fieldId: idOf(problem.field),
    message: describeProblem(problem, texts),
  }))

  const close = (): void => {
    typed.forget()
    setStarted(startsOpen)
    setChecked(null)
  }
  useUnsavedChanges(typed.changed, typed.forget)

  const save = async (changes: CustomerChanges): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const outcome = await send(changes)()
    setBusy(false)
    if (isLeft(outcome)) setFailure(outcome.left)
    if (!isLeft(outcome) || wasSaved(outcome.left)) close()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    const now = Date.now()
    const found = rules.problems(typed.values, { now, countries })
    setChecked({ attempt: (checked?.attempt ?? 0) + 1, now })
    const [only, another] = found
    if (only === undefined) void save(rules.toChanges(typed.values, { now, countries }))
    else if (another === undefined) document.getElementById(idOf(only.field))?.focus()
  }

  return {
    open: started || typed.changed,
    start: () => {
      setFailure(null)
      setStarted(true)
    },
    cancel: () => {
      setFailure(null)
      close()
    },
    submit,
    busy,
    failure,
    attempt: checked?.attempt ?? 0,
    problems: messages,
    field: (name) => ({
      id: idOf(name),
      value: typed.values[name],
      onChange: (value) => typed.change(name, value),
      error: messages.find(({ fieldId }) => fieldId === idOf(name))?.message,
    }),
  }
}

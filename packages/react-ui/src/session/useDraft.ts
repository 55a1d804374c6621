import { useState } from 'react'
import { useVisitor } from '../dashboard/DashboardContext'
import { useBehavior } from '../reactive/useBehavior'

type Values<Name extends string> = Readonly<Record<Name, string>>

const noText: Readonly<Record<string, string>> = {}

export interface DraftForm<Name extends string> {
  readonly values: Values<Name>
  readonly change: (name: Name, value: string) => void
  /** Called when the form is sent or cancelled: forgets the typed text and restores the initial values. */
  readonly forget: () => void
  /** Whether anything differs from the initial values. */
  readonly changed: boolean
}

/**
 * The text fields of a form, which survive a session that runs out. `form` is unique in the product, such as
 * `checkout/SUN1001`. Never for a secret: no password, card or account number.
 */
export const useDraft = <Name extends string>(form: string, initial: Values<Name>): DraftForm<Name> => {
  const { drafts } = useVisitor()
  // Hides another customer's draft. Text typed here shows even before it is known whose draft it is.
  useBehavior(drafts.readable$)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const stored = drafts.read(form, noText)
  const values: Record<Name, string> = { ...initial }
  let changed = false
  for (const name in initial) {
    values[name] = typed[name] ?? stored[name] ?? initial[name]
    changed ||= values[name] !== initial[name]
  }
  return {
    values,
    change: (name, value) => {
      drafts.store(form, { ...drafts.read(form, noText), ...typed, [name]: value })
      setTyped((before) => ({ ...before, [name]: value }))
    },
    forget: () => {
      drafts.drop(form)
      setTyped({})
    },
    changed,
  }
}

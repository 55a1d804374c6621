import { useState } from 'react'
import type { DraftForm } from '../session/useDraft'

/** Like a draft, for what must not be kept anywhere: it is gone with the form. */
export const useUnkept = <Name extends string>(initial: Readonly<Record<Name, string>>): DraftForm<Name> => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const values: Record<Name, string> = { ...initial }
  let changed = false
  for (const name in initial) {
    values[name] = typed[name] ?? initial[name]
    changed ||= values[name] !== initial[name]
  }
  return {
    values,
    change: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    forget: () => setTyped({}),
    changed,
  }
}

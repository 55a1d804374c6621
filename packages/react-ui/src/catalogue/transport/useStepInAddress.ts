import type { TransportFinder } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { stepId, type TransportProps } from './transportParts'

const activeOf = (finder: TransportFinder) => {
  const state = finder.state$.value
  return state.kind === 'choosing' ? state.active : null
}

/**
 * Keeps the shown step in the address, so that the back button leads through the steps. A step's question takes the
 * focus when the customer moves to it.
 */
export const useStepInAddress = (finder: TransportFinder, { active, moves }: TransportProps['state']): void => {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('step')
  const location = useLocation()
  const named = useRef<string | null>(null)
  const seenMoves = useRef(moves)
  const { name, options } = active

  useEffect(() => {
    if (moves === seenMoves.current) return
    const question = document.getElementById(stepId)
    question?.focus({ preventScroll: true })
    question?.scrollIntoView({ block: 'start' })
  }, [moves, name])

  // The customer went back or forward in the history. After each navigation, since a step that is left before it was
  // shown leaves the same name as before.
  useEffect(() => {
    if (asked !== null && asked !== named.current) finder.goTo(asked)
  }, [asked, location, finder])

  useEffect(() => {
    const now = activeOf(finder)
    // A step that is still loading may offer no choice, and then it is skipped.
    if (now === null || now.options === 'loading') return
    if (asked !== now.name) setParameters({ step: now.name }, { replace: asked === null || asked !== named.current })
    named.current = now.name
  }, [asked, name, options, finder, setParameters])
}

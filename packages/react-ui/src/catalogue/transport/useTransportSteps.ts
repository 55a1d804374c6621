import {
  openStep,
  stepToShow,
  type TransportFinder,
  type TransportSearch,
  type TransportStep,
  type TransportStepName,
  transportSteps,
} from '@booking-dashboard/core'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { stepId } from './problemWords'

export interface Walk {
  readonly steps: readonly TransportStep[]
  readonly step: TransportStepName
  readonly goTo: (step: TransportStepName) => void
  /** To the first step that is still open, after what was just chosen. */
  readonly goOn: () => void
  readonly settleDirection: () => void
  readonly startOver: () => void
}

/** Where the customer is among the steps. The address holds it, so that the way back leads through them. */
export const useTransportSteps = (finder: TransportFinder, search: TransportSearch): Walk => {
  const [parameters, setParameters] = useSearchParams()
  const [settled, setSettled] = useState(false)
  const steps = transportSteps(search, settled)
  const asked = parameters.get('step')
  const current = stepToShow(steps, asked)
  const shown = useRef(current)
  const moved = useRef(false)

  useEffect(() => {
    // The heading of the new step, where the customer moved by a button or in the history: not while the first is still loading.
    if (shown.current !== current || moved.current) document.getElementById(stepId)?.focus()
    shown.current = current
    moved.current = false
  }, [current])

  // The address names the step that is shown, so that a choice made in it does not move on by itself.
  useEffect(() => {
    if (asked !== current) setParameters({ step: current }, { replace: true })
  }, [asked, current, setParameters])

  const goTo = (step: TransportStepName): void => {
    moved.current = true
    setParameters({ step })
  }
  return {
    steps,
    step: current,
    goTo,
    goOn: () => goTo(openStep(transportSteps(finder.search$.value, settled))),
    settleDirection: () => {
      setSettled(true)
      goTo(openStep(transportSteps(finder.search$.value, true)))
    },
    startOver: () => {
      setSettled(false)
      finder.startOver()
      // The focus stays with what was said of the adding.
      shown.current = 'type'
      setParameters({})
    },
  }
}

import type { TransportFinder } from '@booking-dashboard/core'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useTexts } from '../../dashboard/DashboardContext'
import { Button, Card } from '../../design'
import { ActiveStep } from './ActiveStep'
import { stepId, type TransportProps } from './transportParts'
import styles from './TransportSteps.module.css'

/** Each completed step as one line with a way to change it, and the active step. */
export function TransportSteps(props: TransportProps) {
  const { finder, state } = props
  const { add, steps: words } = useTexts('transport').screen.transport
  useStepInAddress(finder, state)
  return (
    <Card
      title={add.heading}
      aside={
        state.isBegun && (
          <Button className={styles.flush} variant="quiet" icon="refresh" onClick={() => void finder.startOver()}>
            {add.startOver}
          </Button>
        )
      }
    >
      <ol className={styles.steps}>
        {state.steps.map((step) =>
          step.kind === 'active' ? (
            <li key={step.name} className={styles.open}>
              <ActiveStep {...props} step={step} />
            </li>
          ) : (
            <li key={step.name} className={styles.chosen}>
              <div className={styles.answer}>
                <h3 className={styles.name}>{words[step.name].name}</h3>
                {step.answer.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              {step.canChange && (
                <Button
                  className={styles.flush}
                  variant="quiet"
                  aria-label={add.changeStep(words[step.name].name)}
                  onClick={() => finder.goTo(step.name)}
                >
                  {add.change}
                </Button>
              )}
            </li>
          ),
        )}
      </ol>
    </Card>
  )
}

const activeOf = (finder: TransportFinder) => {
  const state = finder.state$.value
  return state.kind === 'choosing' ? state.active : null
}

/**
 * Keeps the shown step in the address, so that the back button leads through the steps. A step's question takes the
 * focus when the customer moves to it.
 */
const useStepInAddress = (finder: TransportFinder, { active, moves, outcome }: TransportProps['state']): void => {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('step')
  const location = useLocation()
  const named = useRef<string | null>(null)
  const seenMoves = useRef(moves)
  const { name, options } = active
  const isAdded = outcome.kind === 'added'

  useEffect(() => {
    // The outcome of adding takes the focus, and the next search begins below it.
    if (moves === seenMoves.current || isAdded) return
    const question = document.getElementById(stepId)
    question?.focus({ preventScroll: true })
    question?.scrollIntoView({ block: 'start' })
  }, [moves, name, isAdded])

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

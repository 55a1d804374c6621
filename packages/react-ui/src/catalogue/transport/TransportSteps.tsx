import { useTexts } from '../../dashboard/DashboardContext'
import { Button, Card } from '../../design'
import { ActiveStep } from './ActiveStep'
import type { TransportProps } from './transportParts'
import styles from './TransportSteps.module.css'
import { useStepInAddress } from './useStepInAddress'

/** Each completed step as one line with a way to change it, and the active step. */
export function TransportSteps(props: TransportProps) {
  const { finder, state } = props
  const { add, steps: words } = useTexts('transport').screen.transport
  useStepInAddress(finder, state)
  return (
    <Card
      title={add.heading}
      aside={
        state.steps.some(({ kind }) => kind === 'chosen') && (
          <Button variant="quiet" icon="refresh" onClick={() => void finder.startOver()}>
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

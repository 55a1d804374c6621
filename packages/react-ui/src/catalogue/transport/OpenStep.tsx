import type { TransportStepName } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { stepId } from './problemWords'
import { DateStep, DirectionStep, RouteStep, TypeStep } from './singleChoiceSteps'
import { PlacesStep } from './PlacesStep'
import { StopsStep } from './StopsStep'
import styles from './TransportSteps.module.css'
import type { TransportStepsProps } from './TransportSteps'
import { TravellersStep } from './TravellersStep'

interface OpenStepProps extends TransportStepsProps {
  readonly name: TransportStepName
  readonly place: number
  readonly all: number
}

const forms = {
  type: TypeStep,
  route: RouteStep,
  direction: DirectionStep,
  date: DateStep,
  places: PlacesStep,
  stops: StopsStep,
  travellers: TravellersStep,
} as const

/** The step that is being chosen. */
export function OpenStep({ name, place, all, ...rest }: OpenStepProps) {
  const texts = useTexts().screen.transport
  const Form = forms[name]
  return (
    <>
      <div>
        <p className={styles.place}>{texts.add.place(place, all)}</p>
        <h3 id={stepId} tabIndex={-1} className={styles.question}>
          {texts.steps[name].question}
        </h3>
      </div>
      <Form {...rest} />
    </>
  )
}

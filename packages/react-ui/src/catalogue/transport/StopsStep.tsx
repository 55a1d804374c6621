import { directionsOf, isJourneyChosen, stopsOnOffer, type TransportDirection } from '@booking-dashboard/core'
import { useState } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { StepForm } from './StepForm'
import { StepOptions } from './StepOptions'
import { StopChoices, stopsId } from './StopChoices'
import type { TransportStepsProps } from './TransportSteps'

/** The departures, there and back together; each is chosen at once, so that its price is seen. */
export function StopsStep({ finder, search, walk, inMoney, onChoice }: TransportStepsProps) {
  const texts = useTexts().screen.transport.add
  const [refused, setRefused] = useState(false)
  const directions = directionsOf(search.choices)
  const chosenIn = (direction: TransportDirection): string | null =>
    direction === 'OUTBOUND' ? search.choices.outboundStopId : search.choices.returnStopId
  const go = (): void => {
    if (isJourneyChosen(search)) {
      onChoice()
      return walk.goOn()
    }
    setRefused(true)
    const open = directions.find((direction) => chosenIn(direction) === null)
    if (open !== undefined) document.getElementById(stopsId(open))?.focus()
  }
  return (
    <StepForm onContinue={go}>
      {directions.map((direction) => (
        <StepOptions
          key={direction}
          name="stops"
          from={direction === 'OUTBOUND' ? search.outboundStops : search.returnStops}
          isEmpty={(stops) => stops.length === 0}
          onRetry={() => void finder.retry()}
        >
          {() => (
            <StopChoices
              direction={direction}
              stops={stopsOnOffer(search, direction)}
              chosen={chosenIn(direction)}
              inMoney={inMoney}
              onChoose={(id) => {
                finder.chooseStop(direction, id)
                onChoice()
              }}
              error={refused && chosenIn(direction) === null ? texts.chooseDeparture(direction) : undefined}
            />
          )}
        </StepOptions>
      ))}
    </StepForm>
  )
}

import type { TransportLocations } from '@booking-dashboard/core'
import { useState } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { RadioGroup } from '../../design'
import { StepForm } from './StepForm'
import { StepOptions } from './StepOptions'
import type { TransportStepsProps } from './TransportSteps'

/** From where to where. */
export function PlacesStep(props: TransportStepsProps) {
  const { finder, search } = props
  const isEmpty = ({ departures, arrivals }: TransportLocations): boolean =>
    departures.length === 0 || arrivals.length === 0
  return (
    <StepOptions name="places" from={search.locations} isEmpty={isEmpty} onRetry={() => void finder.retry()}>
      {(locations) => <PlacesForm {...props} locations={locations} />}
    </StepOptions>
  )
}

const onlyOne = (places: readonly string[]): string => (places.length === 1 ? (places[0] ?? '') : '')
const toOptions = (places: readonly string[]) => places.map((place) => ({ value: place, label: place }))

function PlacesForm({
  finder,
  search,
  walk,
  onChoice,
  locations,
}: TransportStepsProps & { readonly locations: TransportLocations }) {
  const texts = useTexts().screen.transport.add
  const { departureLocation, arrivalLocation } = search.choices
  const [from, setFrom] = useState(departureLocation ?? onlyOne(locations.departures))
  const [to, setTo] = useState(arrivalLocation ?? onlyOne(locations.arrivals))
  const [refused, setRefused] = useState(false)
  const go = (): void => {
    if (from === '' || to === '') {
      setRefused(true)
      return document.getElementById(from === '' ? 'place-from' : 'place-to')?.focus()
    }
    if (from !== departureLocation || to !== arrivalLocation) void finder.chooseLocations(from, to)()
    onChoice()
    walk.goOn()
  }
  return (
    <StepForm onContinue={go}>
      <RadioGroup
        id="place-from"
        label={texts.setOut}
        options={toOptions(locations.departures)}
        value={from}
        onChange={setFrom}
        error={refused && from === '' ? texts.chooseSetOut : undefined}
      />
      <RadioGroup
        id="place-to"
        label={texts.arrive}
        options={toOptions(locations.arrivals)}
        value={to}
        onChange={setTo}
        error={refused && to === '' ? texts.chooseArrive : undefined}
      />
    </StepForm>
  )
}

import { formatDate, routesOfType, type TransportMode } from '@booking-dashboard/core'
import { useTexts } from '../../composition/DashboardContext'
import { ChoiceForm } from './ChoiceForm'
import { StepOptions } from './StepOptions'
import type { TransportStepsProps } from './TransportSteps'

const none = (list: readonly unknown[]): boolean => list.length === 0

// The same choice again keeps what was chosen after it.

export function TypeStep({ finder, search, walk, onChoice }: TransportStepsProps) {
  const { typeId } = search.choices
  const go = (id: string): void => {
    if (id !== typeId) void finder.chooseType(id)()
    onChoice()
    walk.goOn()
  }
  return (
    <StepOptions name="type" from={search.types} isEmpty={none} onRetry={() => void finder.retry()}>
      {(types) => (
        <ChoiceForm
          name="type"
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={typeId}
          onContinue={go}
        />
      )}
    </StepOptions>
  )
}

export function RouteStep({ finder, search, walk, onChoice }: TransportStepsProps) {
  const [chosen] = search.choices.routes
  const go = (id: string): void => {
    if (id !== chosen) void finder.chooseRoutes([id])()
    onChoice()
    walk.goOn()
  }
  return (
    <StepOptions
      name="route"
      from={search.routes}
      isEmpty={() => none(routesOfType(search))}
      onRetry={() => void finder.retry()}
    >
      {() => (
        <ChoiceForm
          name="route"
          options={routesOfType(search).map(({ id, name, description }) => ({
            value: id,
            label: name,
            note: description,
          }))}
          chosen={chosen ?? null}
          onContinue={go}
        />
      )}
    </StepOptions>
  )
}

export function DirectionStep({ finder, search, walk, onChoice }: TransportStepsProps) {
  const { modes } = useTexts().screen.transport
  const go = (wanted: TransportMode): void => {
    if (wanted !== search.choices.mode) void finder.chooseMode(wanted)()
    onChoice()
    walk.settleDirection()
  }
  return (
    <ChoiceForm
      name="direction"
      options={search.modes.map((mode) => ({ value: mode, label: modes[mode] }))}
      chosen={search.choices.mode}
      onContinue={(value) => search.modes.filter((mode) => mode === value).forEach(go)}
    />
  )
}

export function DateStep({ finder, search, walk, onChoice }: TransportStepsProps) {
  const { date } = search.choices
  const go = (wanted: string): void => {
    if (wanted !== date) void finder.chooseDate(wanted)()
    onChoice()
    walk.goOn()
  }
  return (
    <StepOptions name="date" from={search.dates} isEmpty={none} onRetry={() => void finder.retry()}>
      {(dates) => (
        <ChoiceForm
          name="date"
          options={dates.map((day) => ({ value: day, label: formatDate(day) }))}
          chosen={date}
          onContinue={go}
        />
      )}
    </StepOptions>
  )
}

import type { TransportStepName } from '@booking-dashboard/core'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { RadioGroup, VisuallyHidden } from '../../design'
import { StepForm } from './StepForm'

interface ChoiceFormProps {
  readonly name: TransportStepName
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly note?: ReactNode }[]
  /** What is chosen already; a single option is chosen by itself. */
  readonly chosen: string | null
  readonly onContinue: (value: string) => void
}

/** One choice of several, and on. */
export function ChoiceForm({ name, options, chosen, onContinue }: ChoiceFormProps) {
  const words = useTexts().screen.transport.steps[name]
  const [picked, setPicked] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [only, ...others] = options
  const value = picked ?? chosen ?? (others.length === 0 ? only?.value : undefined) ?? ''
  const id = `choice-${name}`
  const go = (): void => {
    if (value !== '') return onContinue(value)
    setRefused(true)
    document.getElementById(id)?.focus()
  }
  return (
    <StepForm onContinue={go}>
      <RadioGroup
        id={id}
        label={<VisuallyHidden>{words.question}</VisuallyHidden>}
        options={options}
        value={value}
        onChange={setPicked}
        error={refused && value === '' ? words.missing : undefined}
      />
    </StepForm>
  )
}

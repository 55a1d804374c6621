import type { ReactNode, SubmitEvent } from 'react'
import { useTexts } from '../../composition/DashboardContext'
import { Button } from '../../design'
import styles from './TransportSteps.module.css'

interface StepFormProps {
  readonly onContinue: () => void
  readonly children: ReactNode
}

/** The choices of a step and the way on. */
export function StepForm({ onContinue, children }: StepFormProps) {
  const texts = useTexts().screen.transport.add
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onContinue()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <div>
        <Button type="submit" iconAfter="arrow-right">
          {texts.next}
        </Button>
      </div>
    </form>
  )
}

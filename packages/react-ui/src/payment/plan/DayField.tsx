import { useTexts } from '../../dashboard/DashboardContext'
import { SelectField } from '../../design'

interface DayFieldProps {
  readonly days: readonly number[]
  readonly day: string
  readonly onChange: (day: string) => void
}

/** The day of the month, 1st to 31st (behaviour/payment-plan#1.3). */
export function DayField({ days, day, onChange }: DayFieldProps) {
  const texts = useTexts('paying').screen.plan
  return (
    <SelectField
      label={texts.setUp.day}
      hint={texts.setUp.dayHint}
      name="day"
      value={day}
      onChange={onChange}
      placeholder={day === '' ? texts.chooseDay : undefined}
      options={days.map((one) => ({ value: String(one), label: texts.day(one) }))}
    />
  )
}

import { datePartsOf, typeIntoDate } from '@booking-dashboard/core'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { DateField } from '../../design'
import type { FieldTies } from './useSectionForm'

interface TypedDateFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean | undefined
  readonly ties: FieldTies
  readonly autoComplete?: 'bday' | undefined
}

/** A date whose three fields form one value of the form. */
export function TypedDateField({ ties: { value, onChange, ...ties }, ...field }: TypedDateFieldProps) {
  const { profile: words } = useDetailsTexts().screen
  return (
    <DateField
      {...field}
      {...ties}
      words={words.date}
      value={datePartsOf(value)}
      onChange={(part, typed) => onChange(typeIntoDate(value, part, typed))}
    />
  )
}

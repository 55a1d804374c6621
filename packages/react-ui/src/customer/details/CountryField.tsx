import { countryOnLeaving, searchCountries } from '@booking-dashboard/core'
import { useDetailsTexts, useFormats } from '../../dashboard/DashboardContext'
import { Combobox } from '../../design'
import { useLists } from './useCountries'
import type { FieldTies } from './useSectionForm'

interface CountryFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean | undefined
  readonly ties: FieldTies
  readonly autoComplete?: string | undefined
}

/** A country by its name, with a searchable list. */
export function CountryField({ ties, ...field }: CountryFieldProps) {
  const { countries: words } = useDetailsTexts().screen.profile
  const formats = useFormats()
  const { countries } = useLists()
  const spellOut = (): void => {
    const meant = countryOnLeaving(countries, ties.value, formats)
    if (meant !== ties.value) ties.onChange(meant)
  }
  return (
    <Combobox
      {...field}
      {...ties}
      words={words}
      onBlur={spellOut}
      search={(text) => searchCountries(countries, text, formats).map(({ id, name }) => ({ key: id, text: name }))}
    />
  )
}

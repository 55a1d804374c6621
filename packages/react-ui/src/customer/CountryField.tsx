import { countryNamed, latest, searchCountries } from '@booking-dashboard/core'
import { useDashboard, useTexts } from '../composition/DashboardContext'
import { Combobox } from '../design'
import { useBehavior } from '../reactive/useBehavior'
import type { FieldTies } from './useDetailsForm'

interface CountryFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly optional?: boolean | undefined
  readonly ties: FieldTies
  readonly autoComplete?: string | undefined
}

/** A country by its name, with search in the list. */
export function CountryField({ ties, ...field }: CountryFieldProps) {
  const { client } = useDashboard()
  const { countries: words } = useTexts().screen.profile
  const countries = latest(useBehavior(client.countries$)) ?? []
  const spellOut = (): void => {
    const meant = countryNamed(countries, ties.value)
    if (meant !== undefined && meant.name !== ties.value) ties.onChange(meant.name)
  }
  return (
    <Combobox
      {...field}
      {...ties}
      words={words}
      onBlur={spellOut}
      search={(text) => searchCountries(countries, text).map(({ id, name }) => ({ key: id, text: name }))}
    />
  )
}

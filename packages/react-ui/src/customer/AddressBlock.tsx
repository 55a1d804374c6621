import { type Address, addressForm, addressLines, addressValues } from '@booking-dashboard/core'
import type { ReactNode } from 'react'
import { useTexts } from '../composition/DashboardContext'
import { useDraft } from '../session/useDraft'
import { AddressFields, AddressText } from './AddressFields'
import type { BlockPlace } from './BlockPlace'
import { DetailsBlock } from './DetailsBlock'
import { useCountries } from './useCountries'
import { useDetailsForm } from './useDetailsForm'

interface AddressBlockProps extends BlockPlace {
  readonly address: Address
  /** Under the fields: what else the address is to be used for. */
  readonly children?: ReactNode
}

export function AddressBlock({ address, formKey, own, send, children, ...place }: AddressBlockProps) {
  const { empty } = useTexts().screen.profile
  const { countries, obstacle } = useCountries()
  const typed = useDraft(formKey, addressValues(address, countries))
  const form = useDetailsForm({ rules: addressForm, typed, send })
  const reading = addressLines(address, countries).length === 0 ? null : <AddressText address={address} />
  return (
    <DetailsBlock {...place} form={form} reading={reading} empty={empty.address} obstacle={obstacle}>
      <AddressFields field={form.field} own={own} />
      {children}
    </DetailsBlock>
  )
}

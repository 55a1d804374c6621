import { addressLines, type AddressValues, type SectionForm } from '@booking-dashboard/core'
import type { Address } from '@booking-dashboard/core/ports'
import { memo } from 'react'
import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { AddressFields, AddressText } from './AddressFields'
import { type BlockPlace, DetailsBlock } from './DetailsBlock'
import { useCountries } from './useCountries'
import { useSectionForm } from './useSectionForm'
import type { Elements } from '../../design/Elements'

interface AddressBlockProps extends BlockPlace {
  readonly address: Address
  readonly model: SectionForm<keyof AddressValues>
  /** Below the fields: other uses of the address. */
  readonly children?: Elements
}

export const AddressBlock = memo(function AddressBlock({ address, model, own, children, ...place }: AddressBlockProps) {
  const { empty } = useDetailsTexts().screen.profile
  const { countries, obstacle } = useCountries()
  const form = useSectionForm(model)
  const reading = addressLines(address, countries).length === 0 ? null : <AddressText address={address} />
  return (
    <DetailsBlock {...place} form={form} reading={reading} empty={empty.address} obstacle={obstacle}>
      <AddressFields field={form.field} offers={form.offersFor()} own={own} />
      {children}
    </DetailsBlock>
  )
})

import { type Basket, type BasketLine, invalidSections, type MandatorySection } from '@booking-dashboard/core'
import { moneyIn } from '../bookings/moneyIn'
import { useTexts } from '../composition/DashboardContext'
import { Card, DataList, Price } from '../design'
import { SectionWarnings } from './SectionWarnings'

interface Part {
  readonly title: string
  readonly lines: readonly (BasketLine & { readonly name: string })[]
  readonly section?: MandatorySection
}

/** The sections that hold no tickets: shown where there is something in them, or something to put right. */
export function BasketLines({ basket }: { readonly basket: Basket }) {
  const { sections, others } = useTexts().screen.basket
  const inMoney = moneyIn(basket.currency)
  const invalid = invalidSections(basket).map(({ section }) => section)
  const parts: readonly Part[] = [
    { title: sections.accommodation, lines: basket.accommodations, section: 'accommodation' },
    { title: sections.extras, lines: basket.extras, section: 'extras' },
    { title: sections.transport, lines: basket.transport, section: 'transport' },
    { title: others.charges, lines: basket.charges },
  ]
  return parts
    .filter(({ lines, section }) => lines.length > 0 || (section !== undefined && invalid.includes(section)))
    .map(({ title, lines, section }) => (
      <Card key={title} title={title}>
        {section && <SectionWarnings basket={basket} section={section} />}
        <DataList items={lines.map(({ name, total }) => ({ label: name, value: <Price value={inMoney(total)} /> }))} />
      </Card>
    ))
}

import { owedInWords } from '@booking-dashboard/core'
import { useTexts } from '../../dashboard/DashboardContext'
import { Card, DataList, Price } from '../../design'

const amounts = {
  total: { size: 'large' },
  normal: {},
  quiet: { tone: 'muted' },
} as const

const toItem = ({ label, value, note, weight }: ReturnType<typeof owedInWords>[number]) => ({
  label,
  note,
  value: weight === 'date' ? value : <Price value={value} {...amounts[weight]} />,
  total: weight === 'total',
})

/** The amount due and its dates. */
export function OwedCard({ bill }: { readonly bill: Parameters<typeof owedInWords>[0] }) {
  const texts = useTexts('paying')
  return (
    <Card title={texts.screen.pay.owed.heading}>
      <DataList items={owedInWords(bill, texts).map(toItem)} />
    </Card>
  )
}

import {
  type BasketExtra,
  type ExtraOnSale,
  type ExtraOptionOnSale,
  extraQuantity,
  type ExtraSelection,
  type ExtraSelectionProblem,
  optionFee,
  optionPrice,
} from '@booking-dashboard/core'
import type { moneyIn } from '../../bookings/moneyIn'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../composition/DashboardContext'
import { Card } from '../../design'
import { DisplayedPrice } from '../shop/DisplayedPrice'
import { ShopRow } from '../shop/ShopRow'
import styles from './ExtraCard.module.css'

type OptionIds = Pick<ExtraOptionOnSale, 'extraId' | 'optionId'>

export const extraFieldId = ({ extraId, optionId }: OptionIds): string => `extra-${extraId}-${optionId}`

const isSame =
  ({ extraId, optionId }: OptionIds) =>
  (other: { readonly extraId: string; readonly optionId: string | null }): boolean =>
    other.extraId === extraId && other.optionId === optionId

interface ExtraCardProps {
  readonly extra: ExtraOnSale
  readonly selection: ExtraSelection
  readonly problems: readonly ExtraSelectionProblem[]
  /** What is in the basket. */
  readonly held: readonly BasketExtra[]
  readonly inMoney: ReturnType<typeof moneyIn>
  readonly onChange: (option: ExtraOptionOnSale, quantity: number) => void
}

/** One extra with its options, group by group. */
export function ExtraCard({ extra, selection, problems, held, inMoney, onChange }: ExtraCardProps) {
  const { extras: texts, shop: words } = useTexts().screen
  const row = (option: ExtraOptionOnSale) => {
    const problem = problems.find(isSame(option))
    return (
      <ShopRow
        key={option.optionId}
        id={extraFieldId(option)}
        name={option.value}
        headingLevel={4}
        of={option}
        soldOut={texts.soldOut}
        inBasket={held.filter(isSame(option)).length}
        price={
          <WithFee fee={optionFee(option)} inMoney={inMoney}>
            <DisplayedPrice display={optionPrice(option)} inMoney={inMoney} hidden={words.hidden} />
          </WithFee>
        }
        label={texts.quantityOf(option.value, extra.name)}
        quantity={extraQuantity(selection, option)}
        onChange={(quantity) => onChange(option, quantity)}
        problem={problem && words.tooMany(problem.available)}
      />
    )
  }
  return (
    <Card as="article" title={extra.name} headingLevel={3}>
      {extra.description !== '' && <p className={styles.description}>{extra.description}</p>}
      {extra.groups.map(({ groupId, name, options }) => (
        <div key={groupId} className={styles.group} role="group" aria-label={name === '' ? extra.name : name}>
          {name !== '' && <p className={styles.name}>{name}</p>}
          <ul>{options.map(row)}</ul>
        </div>
      ))}
    </Card>
  )
}

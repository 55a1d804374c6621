import type { ExtraChoice, ExtraOptionChoice, ExtrasShop, InMoney } from '@booking-dashboard/core'
import { WithFee } from '../../bookings/WithFee'
import { useTexts } from '../../dashboard/DashboardContext'
import { Card } from '../../design'
import { DisplayedPrice } from '../shop/DisplayedPrice'
import { ShopRow } from '../shop/ShopRow'
import styles from './ExtraCard.module.css'

type OptionIds = Pick<ExtraOptionChoice, 'extraId' | 'optionId'>

export const extraFieldId = ({ extraId, optionId }: OptionIds): string => `extra-${extraId}-${optionId}`

interface ExtraCardProps {
  readonly extra: ExtraChoice
  readonly inMoney: InMoney
  readonly onChange: ExtrasShop['choose']
}

/** One extra with its options, by group. */
export function ExtraCard({ extra, inMoney, onChange }: ExtraCardProps) {
  const { extras: texts, shop: words } = useTexts('extras').screen
  const row = (option: ExtraOptionChoice) => {
    return (
      <ShopRow
        key={option.optionId}
        id={extraFieldId(option)}
        name={option.name}
        headingLevel={4}
        stock={option.stock}
        soldOut={texts.soldOut}
        inBasket={option.inBasket}
        price={
          <WithFee fee={option.bookingFee} inMoney={inMoney}>
            <DisplayedPrice display={option.price} inMoney={inMoney} hidden={words.hidden} />
          </WithFee>
        }
        label={texts.quantityOf(option.name, extra.name)}
        quantity={option.quantity}
        onChange={(quantity) => onChange(option, quantity)}
        problem={option.tooManyOf === null ? undefined : words.tooMany(option.tooManyOf)}
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

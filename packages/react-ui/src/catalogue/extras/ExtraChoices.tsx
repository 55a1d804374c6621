import type { ExtraChoice, ExtraOptionChoice, ExtrasShop, ExtrasShopState, InMoney } from '@booking-dashboard/core'
import { WithFee } from '../../bookings/WithFee'
import { useFormats, useTexts } from '../../dashboard/DashboardContext'
import { Alert, Card, ErrorSummary, WithSummary } from '../../design'
import { ChoiceSummary } from '../shop/ChoiceSummary'
import { useLocation } from 'react-router-dom'
import { DisplayedPrice } from '../shop/DisplayedPrice'
import { IntoView, OutcomeAlert } from '../shop/OutcomeAlert'
import shopStyles from '../shop/Shop.module.css'
import { ShopRow } from '../shop/ShopRow'
import styles from './ExtraCard.module.css'

export type ExtrasShown = Extract<ExtrasShopState, { readonly kind: 'choosing' | 'adding' }>

interface ExtraChoicesProps {
  readonly bookingRef: string
  readonly shop: ExtrasShop
  readonly shown: ExtrasShown
}

/** The extras on sale, with the quantity chosen. */
export function ExtraChoices({ bookingRef, shop, shown }: ExtraChoicesProps) {
  const formats = useFormats()
  const { extras: texts, shop: words } = useTexts('extras').screen
  const { summary, problems, attempts } = shown
  const inMoney = formats.moneyIn(shown.currency)
  const { hash, key } = useLocation()
  // A warning about the basket leads to what it has of this shop.
  const isInBasket = ({ groups }: ExtraChoice): boolean =>
    groups.some(({ options }) => options.some(({ inBasket }) => inBasket > 0))
  const wanted = hash === '#in-basket' ? shown.extras.find(isInBasket) : undefined
  return (
    <WithSummary
      summary={
        <ChoiceSummary
          summary={summary}
          words={texts.summary}
          inMoney={inMoney}
          adding={shown.kind === 'adding'}
          added={shown.outcome.kind === 'added'}
          onAdd={() => void shop.add()}
          onBuy={() => void shop.buy()}
        />
      }
    >
      <h2 className={shopStyles.heading}>{texts.onSale}</h2>
      <ErrorSummary
        title={words.problems}
        attempt={attempts}
        errors={
          attempts === 0
            ? []
            : problems.map((problem) => ({ fieldId: extraFieldId(problem), message: words.tooMany(problem.available) }))
        }
      />
      <OutcomeAlert outcome={shown.outcome} bookingRef={bookingRef} partlyAdded={texts.partlyAdded} />
      {shown.isSomethingGone && <Alert live>{words.gone}</Alert>}
      {shown.extras.map((extra) => {
        const card = <ExtraCard key={extra.id} extra={extra} inMoney={inMoney} onChange={shop.choose} />
        return extra === wanted ? (
          <IntoView key={key} isWanted>
            {card}
          </IntoView>
        ) : (
          card
        )
      })}
    </WithSummary>
  )
}

type OptionIds = Pick<ExtraOptionChoice, 'extraId' | 'optionId'>

const extraFieldId = ({ extraId, optionId }: OptionIds): string => `extra-${extraId}-${optionId}`

interface ExtraCardProps {
  readonly extra: ExtraChoice
  readonly inMoney: InMoney
  readonly onChange: ExtrasShop['choose']
}

/** One extra with its options, by group. */
function ExtraCard({ extra, inMoney, onChange }: ExtraCardProps) {
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

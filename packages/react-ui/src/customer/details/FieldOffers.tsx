import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Button } from '../../design'
import styles from './DetailsBlock.module.css'
import type { OfferTies } from './useSectionForm'

type Offer = OfferTies['offers'][number]

interface FieldOffersProps extends OfferTies {
  readonly label: (whose: Exclude<Offer['whose'], 'undo'>, name: string) => string
}

/** Fills fields with what is known of the customer or of another passenger. */
export function FieldOffers({ offers, take, label }: FieldOffersProps) {
  const { undo } = useDetailsTexts().screen.profile
  return offers.map((offer) => (
    <div key={`${offer.whose} ${offer.lines.join()}`} className={styles.offer}>
      <Button variant="secondary" onClick={() => take(offer)}>
        {offer.whose === 'undo' ? undo : label(offer.whose, offer.name)}
      </Button>
      <p className={styles.notGiven}>{offer.lines.join(', ')}</p>
    </div>
  ))
}

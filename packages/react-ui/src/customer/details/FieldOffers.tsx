import { Button } from '../../design'
import styles from './DetailsBlock.module.css'
import type { OfferTies } from './useSectionForm'

interface FieldOffersProps extends OfferTies {
  readonly label: (offer: OfferTies['offers'][number]) => string
}

/** Fills fields with what is known of the customer or of another passenger. */
export function FieldOffers({ offers, busy, take, label }: FieldOffersProps) {
  return offers.map((offer) => (
    <div key={`${offer.whose} ${offer.lines.join()}`} className={styles.offer}>
      <Button variant="secondary" aria-disabled={busy} onClick={() => take(offer)}>
        {label(offer)}
      </Button>
      <p className={styles.notGiven}>{offer.lines.join(', ')}</p>
    </div>
  ))
}

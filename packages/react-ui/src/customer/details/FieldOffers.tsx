import { useDetailsTexts } from '../../dashboard/DashboardContext'
import { Button } from '../../design'
import styles from './DetailsBlock.module.css'
import type { OfferTies } from './useSectionForm'

interface FieldOffersProps extends OfferTies {
  readonly label: (offer: OfferTies['offers'][number]) => string
}

/** Fills fields with what is known of the customer or of another passenger. */
export function FieldOffers({ offers, take, undo, label }: FieldOffersProps) {
  const { replaced: words } = useDetailsTexts().screen.profile
  return (
    <>
      {offers.map((offer) => (
        <div key={`${offer.whose} ${offer.lines.join()}`} className={styles.offer}>
          <Button variant="secondary" onClick={() => take(offer)}>
            {label(offer)}
          </Button>
          <p className={styles.notGiven}>{offer.lines.join(', ')}</p>
        </div>
      ))}
      {offers.length > 0 && (
        <div role="status" className={styles.status}>
          {undo !== null && (
            <p className={styles.replaced}>
              <span>{words.line}</span>
              <Button variant="quiet" onClick={undo}>
                {words.undo}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  )
}

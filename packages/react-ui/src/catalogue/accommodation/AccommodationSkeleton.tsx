import { Card, Skeleton } from '../../design'
import shop from '../shop/Shop.module.css'

/** The shape of cards with rooms. */
export function AccommodationSkeleton() {
  return (
    <div className={shop.columns}>
      {[1, 2].map((place) => (
        <Card key={place} as="div">
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="button" />
        </Card>
      ))}
    </div>
  )
}

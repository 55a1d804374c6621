import { coverOf } from '@booking-dashboard/core'
import { Cover } from '../../bookings/cover/Cover'
import { useClientConfig } from '../../client/useClientConfig'
import styles from './PlacePicture.module.css'

/** The client's picture of a hotel or an event; nothing if there is none. Art stands in if it fails to load. */
export function PlacePicture({ name }: { readonly name: string }) {
  const place = { name, departureDate: '', packages: [], rooms: [{ name }] }
  return (
    coverOf(useClientConfig(), place) && (
      <div className={styles.picture}>
        <Cover trip={place} sizes="50rem" />
      </div>
    )
  )
}

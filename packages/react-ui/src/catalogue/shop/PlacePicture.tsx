import { coverOf } from '@booking-dashboard/core'
import { Cover } from '../../bookings/cover/Cover'
import { useClientConfig } from '../../client/useClientConfig'
import styles from './Shop.module.css'

/** The client's picture of a hotel or an event; nothing if there is none. */
export function PlacePicture({ of }: { readonly of: Parameters<typeof coverOf>[1] }) {
  return (
    coverOf(useClientConfig(), of) && (
      <div className={styles.picture}>
        <Cover of={of} art={null} sizes="50rem" />
      </div>
    )
  )
}

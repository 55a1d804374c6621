import { coverOf } from '@booking-dashboard/core'
import { Cover } from '../../bookings/cover/Cover'
import { useClientConfig } from '../../client/useClientConfig'

/** The client's picture of a hotel or an event; nothing if there is none. Art stands in if it fails to load. */
export function PlacePicture({ name }: { readonly name: string }) {
  const place = { name, departureDate: '', packages: [], rooms: [{ name }] }
  return (
    coverOf(useClientConfig(), place) && (
      <div
        style={{
          display: 'grid',
          blockSize: 'clamp(9rem, 16vw, 13rem)',
          borderRadius: 'var(--radius)',
          overflow: 'hidden',
        }}
      >
        <Cover trip={place} sizes="50rem" />
      </div>
    )
  )
}

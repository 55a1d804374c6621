import { coverOf } from '@booking-dashboard/core'
import { useState } from 'react'
import { clientCover } from '../../client/clientAsset'
import { useClientConfig } from '../../client/useClientConfig'
import { classNames } from '../../design'
import type { CoveredTrip } from './landscape'
import { LateArt } from './LateArt'
import styles from './Cover.module.css'

interface CoverProps {
  readonly trip: CoveredTrip & Parameters<typeof coverOf>[1]
  /** The displayed width of the picture, as in the `sizes` of an `img`. */
  readonly sizes: string
  readonly className?: string | undefined
}

/** The picture of a trip: the client's own, or art in the brand's colours if there is none or it fails to load. */
export function Cover({ trip, sizes, className }: CoverProps) {
  const config = useClientConfig()
  const [broken, setBroken] = useState<string | null>(null)
  const cover = coverOf(config, trip)
  const width = cover?.width ?? 1600
  const isShown = config !== null && cover !== null && broken !== cover.small
  return (
    <div
      className={classNames(styles.cover, className)}
      style={isShown && cover.colour !== null ? { backgroundColor: cover.colour } : undefined}
    >
      {isShown ? (
        <img
          src={clientCover(config.code, cover.small)}
          srcSet={`${clientCover(config.code, cover.small)} ${width / 2}w, ${clientCover(config.code, cover.large)} ${width}w`}
          sizes={sizes}
          alt={cover.altText}
          width={width}
          height={cover.height ?? 640}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(cover.small)}
        />
      ) : (
        <LateArt trip={trip} />
      )}
    </div>
  )
}

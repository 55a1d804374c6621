import { coverOf } from '@booking-dashboard/core'
import { useState } from 'react'
import { clientCover } from '../../client/clientAsset'
import { useClientConfig } from '../../client/useClientConfig'
import { classNames } from '../../design'
import { CoverArt } from './CoverArt'
import type { CoveredTrip } from './landscape'
import styles from './Cover.module.css'

interface CoverProps {
  readonly of: Parameters<typeof coverOf>[1]
  /** The trip whose art stands in for a picture; null if nothing does. */
  readonly art: CoveredTrip | null
  /** The displayed width of the picture, as in the `sizes` of an `img`. */
  readonly sizes: string
  readonly className?: string | undefined
}

/** The client's picture, or art in the brand's colours if there is none or it fails to load. */
export function Cover({ of, art, sizes, className }: CoverProps) {
  const config = useClientConfig()
  const [broken, setBroken] = useState<string | null>(null)
  const cover = coverOf(config, of)
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
        art && <CoverArt trip={art} />
      )}
    </div>
  )
}

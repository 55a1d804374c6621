import { coverArt, type CoveredTrip } from './landscape'
import styles from './Cover.module.css'

/** Generated art, hidden from screen readers. */
export function CoverArt({ trip }: { readonly trip: CoveredTrip }) {
  const { season, scene, size, shapes } = coverArt(trip)
  return (
    <svg
      className={styles.art}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      data-season={season}
      data-scene={scene}
      aria-hidden="true"
    >
      {shapes.map(({ role, d }, at) => (
        <path key={at} className={styles[role]} d={d} />
      ))}
    </svg>
  )
}

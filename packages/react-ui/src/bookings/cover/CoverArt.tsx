import { coverArt, type CoveredTrip } from './landscape'

/** Generated art, hidden from screen readers. Cover.module.css styles it by its attributes. */
export function CoverArt({ trip }: { readonly trip: CoveredTrip }) {
  const { season, scene, size, shapes } = coverArt(trip)
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      data-season={season}
      data-scene={scene}
      aria-hidden="true"
    >
      {shapes.map(({ role, d }, at) => (
        <path key={at} data-role={role} d={d} />
      ))}
    </svg>
  )
}

/** The colours of surfaces and of the text on them. They fail together: the product accepts all of them or none. */
export const neutralRoles: readonly string[] = [
  '--surface',
  '--surface-raised',
  '--surface-sunken',
  '--text',
  '--muted',
  '--border',
  '--border-strong',
  '--shade',
]
export const radiusRoles: readonly string[] = ['--radius', '--radius-large']

/** Every role that a client's sheet may set. Roles that hold the layout together are not among them. */
export const clientRoles: ReadonlySet<string> = new Set([
  '--accent',
  '--danger',
  '--attention',
  '--font',
  '--font-display',
  ...neutralRoles,
  ...radiusRoles,
])

/** Foreground, background and their minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const pairs: readonly (readonly [string, string, number])[] = [
  '--surface',
  '--surface-raised',
  '--surface-sunken',
].flatMap((surface) => [
  ['--text', surface, 4.5] as const,
  ['--muted', surface, 4.5] as const,
  ['--accent-text', surface, 4.5] as const,
  ...(surface === '--surface-sunken' ? [] : [['--border-strong', surface, 3] as const]),
])

/** The minimum difference (OKLab) between errors and controls; below it, they look alike. */
export const leastDifference = 0.1
/** The edge of an invalid field against each surface. */
export const dangerPairs: typeof pairs = ['--surface', '--surface-raised'].map(
  (surface) => ['--danger', surface, 3] as const,
)

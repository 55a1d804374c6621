/** The colours of surfaces and of what is written on them: they hold together or not at all. */
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

/** All that a client's sheet may set; what keeps the layout is not among it. */
export const clientRoles: ReadonlySet<string> = new Set([
  '--accent',
  '--danger',
  '--attention',
  '--font',
  '--font-display',
  ...neutralRoles,
  ...radiusRoles,
])

/** Of foreground, background and the contrast that they must have (WCAG 2.2, 1.4.3 and 1.4.11). */
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

/** What goes wrong has to be told apart from what is to be pressed: less than this, and they look alike (OKLab). */
export const leastDifference = 0.1
/** An edge of a field in error, on what it stands on. */
export const dangerPairs: typeof pairs = ['--surface', '--surface-raised'].map(
  (surface) => ['--danger', surface, 3] as const,
)

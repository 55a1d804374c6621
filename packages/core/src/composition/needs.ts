// Apart from the areas themselves, so that the page of the sign-in loads without their container.
import type { Area } from './area.js'

/** An area with all that it needs, each once. */
export const withNeeds = (...areas: readonly Area[]): readonly Area[] => [
  ...new Set(areas.flatMap((one) => [...withNeeds(...one.needs), one])),
]

/** The names of all texts of an area. */
export const textsIn = (...areas: readonly Area[]): readonly string[] => [
  ...new Set(['visitor', ...withNeeds(...areas).flatMap(({ words }) => Object.keys(words))]),
]

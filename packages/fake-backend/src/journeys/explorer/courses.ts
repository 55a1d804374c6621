import { TrialWorld } from './TrialWorld.js'
import { perform } from './perform.js'
import { type Courses, courseName } from './randomTrials.js'
import { plainTrials, singlesOf } from './singleTrials.js'
import type { Trial } from './Trial.js'

/** Runs each plot of each flow without faults to learn its calls. Separate trials check the results. */
export const learnCourses = async (): Promise<Courses> => {
  const world = new TrialWorld()
  const courses = new Map<string, readonly string[]>()
  for (const plain of plainTrials) {
    courses.set(courseName(plain), (await perform(world, plain)).calls)
  }
  return courses
}

/** Every fault alone at every call. */
export const everySingle = (courses: Courses): readonly Trial[] =>
  plainTrials.flatMap((plain) => singlesOf(plain, courses.get(courseName(plain)) ?? []))

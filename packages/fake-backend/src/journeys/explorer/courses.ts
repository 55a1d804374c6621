import { TrialWorld } from './TrialWorld.js'
import { perform } from './perform.js'
import { type Courses, courseName } from './randomTrials.js'
import { plainTrials, singlesOf } from './singleTrials.js'
import type { Trial } from './Trial.js'

/** What each plot of each flow calls where nothing interferes. Throws where that goes wrong already. */
export const learnCourses = async (): Promise<Courses> => {
  const world = new TrialWorld()
  const courses = new Map<string, readonly string[]>()
  for (const plain of plainTrials) {
    const { calls, wrong } = await perform(world, plain)
    if (wrong.length > 0) throw new Error(`${courseName(plain)}, undisturbed: ${wrong.join('; ')}`)
    courses.set(courseName(plain), calls)
  }
  return courses
}

/** Every fault alone at every call. */
export const everySingle = (courses: Courses): readonly Trial[] =>
  plainTrials.flatMap((plain) => singlesOf(plain, courses.get(courseName(plain)) ?? []))

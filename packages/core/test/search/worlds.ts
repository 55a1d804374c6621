import { dueAmount, fallenDue, newBackEnd } from './backEndState.js'
import { createBackEnds } from './backEnds.js'
import { createDeviceSteps } from './deviceSteps.js'
import type { Model } from './explore.js'
import { createPages } from './pages.js'
import { createRequestSteps, withoutIdle } from './requestSteps.js'
import type { Scene } from './scene.js'
import { createTurning } from './turning.js'
import { owedBy } from './views.js'
import { createWayOn } from './wayOn.js'
import { closedPage, type Step, type World } from './world.js'
import { createWorldKeys } from './worldKeys.js'

/** Everything that may happen in one scene: to its devices, its requests and the back end. */
export const worldsOf = (scene: Scene): Model<World> => {
  const pages = createPages(scene)
  const backEnds = createBackEnds(scene)
  const turning = createTurning(scene, pages)
  const deviceSteps = createDeviceSteps(scene, turning, backEnds)
  const requestSteps = createRequestSteps(scene, turning, backEnds)
  const wayOn = createWayOn(scene, turning, backEnds, pages)

  const isTooMuch = ({ backEnd }: World): boolean =>
    backEnd.charges > 1 + fallenDue(backEnd) / dueAmount ||
    (scene.isPaidWhole && owedBy(scene, backEnd, () => true) < 0)
  const charged = (before: World, after: World): World =>
    after.backEnd.charges > before.backEnd.charges &&
    isTooMuch(after) &&
    after.wrong === null &&
    !scene.unwatched.includes('charged twice')
      ? { ...after, wrong: 'charged twice' }
      : after

  const tidied = (before: World, { name, world }: Step<World>): Step<World> => {
    const backEnd = backEnds.one(world.backEnd)
    return {
      name,
      world: charged(before, withoutIdle(scene, backEnd === world.backEnd ? world : { ...world, backEnd })),
    }
  }

  return {
    first: {
      devices: Array.from({ length: scene.devices }, () => ({ ...closedPage, hasSubmitted: false })),
      stores: Array.from({ length: scene.isShared ? 1 : scene.devices }, () => ({
        payment: null,
        page: '',
        isFull: false,
      })),
      flights: [],
      backEnd: backEnds.one(newBackEnd),
      wrong: null,
    },
    stepsFrom: (world) =>
      [
        ...world.devices.flatMap((_, place) => deviceSteps(world, place)),
        ...requestSteps(world),
        ...backEnds.moves(world.backEnd).map(({ name, backEnd }) => ({ name, world: { ...world, backEnd } })),
      ].map((step) => tidied(world, step)),
    keyOf: createWorldKeys(scene, pages, backEnds),
    wrongOf: ({ wrong }) => wrong,
    stuckOf: scene.unwatched.includes('locked out') ? () => null : wayOn,
  }
}

import type { BackEnds } from './backEnds.js'
import type { Pages } from './pages.js'
import type { Scene } from './scene.js'
import type { Device, World } from './world.js'

const depths = { status: 1, payments: 2, everything: 3 } as const

/** The same text for worlds that differ in nothing that matters, and in which device is called the first. */
export const createWorldKeys = (scene: Scene, pages: Pages, backEnds: BackEnds): ((world: World) => string) => {
  const names = new Map<string, number>()
  const idOf = (name: string): number => {
    const id = names.get(name) ?? names.size
    names.set(name, id)
    return id
  }
  const mayDiffer = scene.isShared || scene.troubles.failsToStore
  const ofDevice = ({
    page,
    asks,
    reading,
    isTimed,
    hasLooked,
    hasPressed,
    isShownAnew,
    isToHear,
    lastKept,
    session,
  }: Device): string => {
    const flags =
      (asks === null ? 0 : depths[asks]) +
      (isTimed ? 4 : 0) +
      (hasLooked ? 8 : 0) +
      (hasPressed ? 16 : 0) +
      (isShownAnew ? 32 : 0) +
      (isToHear ? 64 : 0)
    return `${pages.idOf(page)} ${flags} ${reading === null ? '' : idOf(reading.name)} ${session === null ? '' : idOf(session)} ${mayDiffer ? pages.idOf(lastKept) : ''}`
  }
  const inOrder = ({ devices, stores, flights }: World, order: readonly number[], backEnd: number): string => {
    const ofPlaces = order.map((place) => {
      const device = devices[place]
      const store = stores[place]
      return `${device === undefined ? '' : ofDevice(device)} ${store === undefined ? '' : `${pages.idOf(store.kept)}${store.isFull ? 'full' : ''}`}`
    })
    const inAir = flights.map(
      ({ device, request, key, amount, isArrived }) =>
        `${order.indexOf(device)} ${request} ${idOf(key)} ${amount}${isArrived ? 'a' : ''}`,
    )
    return `${ofPlaces.join('|')}|${inAir.length > 1 ? inAir.sort().join() : inAir.join()}|${backEnd}`
  }
  const sharedStore = scene.isShared
    ? ({ stores }: World): string => `${pages.idOf(stores[0]?.kept ?? null)}${stores[0]?.isFull === true ? 'full' : ''}`
    : () => ''
  const isSymmetric = scene.devices === 2 && scene.keyOf(scene.purchase, 0, 0) === scene.keyOf(scene.purchase, 0, 1)
  return (world) => {
    const isOne = world.devices.length === 1
    const plain = scene.isShared ? { ...world, stores: [] } : world
    const text = inOrder(plain, isOne ? [0] : [0, 1], backEnds.idOf(world.backEnd))
    if (!isSymmetric) return `${text}${sharedStore(world)}`
    const other = inOrder(plain, [1, 0], backEnds.idOf(backEnds.swapped(world.backEnd)))
    return `${text < other ? text : other}${sharedStore(world)}`
  }
}

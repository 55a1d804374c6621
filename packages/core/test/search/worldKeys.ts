import type { BackEnds } from './backEnds.js'
import type { Pages } from './pages.js'
import type { Scene } from './scene.js'
import type { Device, TabState, World } from './world.js'

const depths = { status: 1, payments: 2, everything: 3 } as const

/**
 * The key of a world. Worlds have the same key if they differ only without effect, or in the order of their devices.
 */
export const createWorldKeys = (scene: Scene, pages: Pages, backEnds: BackEnds): ((world: World) => string) => {
  const names = new Map<string, number>()
  const idOf = (name: string): number => {
    const id = names.get(name) ?? names.size
    names.set(name, id)
    return id
  }
  const mayDiffer = scene.isShared || scene.troubles.failsToStore
  const ofDevice = (
    { page, asks, reading, isTimed, hasCheckedStatus, hasSubmitted, isShownAnew, isToBeNotified, tab, session }: Device,
    token: (name: string) => string,
  ): string => {
    const flags =
      (asks === null ? 0 : depths[asks]) +
      (isTimed ? 4 : 0) +
      (hasCheckedStatus ? 8 : 0) +
      (hasSubmitted ? 16 : 0) +
      (isShownAnew ? 32 : 0) +
      (isToBeNotified ? 64 : 0)
    return `${pages.idOf(page)} ${flags} ${reading === null ? '' : idOf(reading.name)} ${session === null ? '' : idOf(session)} ${mayDiffer ? tabText(tab, token) : ''}`
  }
  const tabText = ({ stored, known, sender, theirs, theirPage }: TabState, token: (name: string) => string): string => {
    if (!scene.isShared) return String(pages.idOf(stored))
    const pages_ = `${token(sender)} ${theirs === null ? '' : `${pages.idOf(theirs)}${token(theirPage)}`}`
    return `${pages.idOf(stored)} ${pages_} ${known.map(token).sort().join()}`
  }
  /** Names pages by their place in the order, and closed pages in the order of their first appearance. */
  const tokens = (order: readonly number[]): ((name: string) => string) => {
    const names = new Map(order.map((place, at) => [`page ${place}`, `p${at}`]))
    return (name) => {
      const token = names.get(name) ?? `g${names.size}`
      names.set(name, token)
      return token
    }
  }
  const inOrder = ({ devices, stores, flights }: World, order: readonly number[], backEnd: number): string => {
    const token = tokens(order)
    const shared = scene.isShared
      ? `${pages.idOf(stores[0]?.payment ?? null)}${token(stores[0]?.page ?? '')}${stores[0]?.isFull === true ? 'full' : ''}`
      : ''
    const ofPlaces = order.map((place) => {
      const device = devices[place]
      const store = scene.isShared ? undefined : stores[place]
      return `${device === undefined ? '' : ofDevice(device, token)} ${store === undefined ? '' : `${pages.idOf(store.payment)}${store.isFull ? 'full' : ''}`}`
    })
    const inAir = flights.map(
      ({ device, request, key, amount, isArrived, isNewerFor }) =>
        `${order.indexOf(device)} ${request} ${idOf(key)} ${amount}${isArrived ? 'a' : ''}${isNewerFor.map((at) => order.indexOf(at)).join('')}`,
    )
    return `${shared}${ofPlaces.join('|')}|${inAir.length > 1 ? inAir.sort().join() : inAir.join()}|${backEnd}`
  }
  const isSymmetric = scene.devices === 2
  return (world) => {
    const isOne = world.devices.length === 1
    const text = inOrder(world, isOne ? [0] : [0, 1], backEnds.idOf(world.backEnd))
    if (!isSymmetric) return text
    const other = inOrder(world, [1, 0], backEnds.idOf(backEnds.swapped(world.backEnd)))
    return text < other ? text : other
  }
}

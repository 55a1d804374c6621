/**
 * The three functions of reflect-metadata that the container calls, in place of the whole library: it is on the first
 * page, and nothing here has decorators.
 */
const metadata = new WeakMap<object, Map<unknown, unknown>>()

const own = (key: unknown, target: object): unknown => metadata.get(target)?.get(key)

const inherited = (key: unknown, target: object | null): unknown =>
  target === null ? undefined : (own(key, target) ?? inherited(key, Reflect.getPrototypeOf(target)))

Object.assign(Reflect, {
  defineMetadata: (key: unknown, value: unknown, target: object): void => {
    const held = metadata.get(target) ?? new Map<unknown, unknown>()
    metadata.set(target, held.set(key, value))
  },
  getOwnMetadata: own,
  getMetadata: inherited,
})

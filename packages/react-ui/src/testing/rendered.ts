/**
 * How much React renders, by what it tells its developer tools at each commit: a count that is the same on every machine.
 * Imported before React itself.
 */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
}

/** Components as React numbers them: of a function, of a class, with a forwarded ref, kept in memory by either way. */
const components: ReadonlySet<number> = new Set([0, 1, 11, 14, 15])
/** React's flag of a component that was called. */
const called = 1

let count = 0

const add = (fiber: Fiber): void => {
  if (components.has(fiber.tag) && (fiber.flags & called) !== 0) count += 1
  // What was not reached still has the children that it had.
  if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return
  for (let { child } = fiber; child !== null; child = child.sibling) add(child)
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => add(root.current),
}

/** How many components were rendered by this. */
export const rendered = async (run: () => Promise<unknown>): Promise<number> => {
  count = 0
  await run()
  return count
}

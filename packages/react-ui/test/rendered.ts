/**
 * Counts React's renders from its reports to the developer tools at each commit: the count is the same on every
 * machine. Import it before React.
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

/** React's tags of components: function, class, forwarded ref, and both kinds of memo. */
const components: ReadonlySet<number> = new Set([0, 1, 11, 14, 15])
/** React's flag of a component that was called. */
const called = 1

let count = 0

const add = (fiber: Fiber): void => {
  if (components.has(fiber.tag) && (fiber.flags & called) !== 0) count += 1
  // React did not reach this component: it still has its previous children.
  if (fiber.alternate !== null && fiber.alternate.child === fiber.child) return
  for (let { child } = fiber; child !== null; child = child.sibling) add(child)
}

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => add(root.current),
}

/** The number of components that an action renders. */
export const rendered = async (run: () => Promise<unknown>): Promise<number> => {
  count = 0
  await run()
  return count
}

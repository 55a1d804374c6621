/** Runs once and gives everybody the same promise; what failed is run anew by the next call. */
export const once = <A>(run: () => Promise<A>): (() => Promise<A>) => {
  let running: Promise<A> | null = null
  const start = async (): Promise<A> => {
    try {
      return await run()
    } catch (error) {
      running = null
      throw error
    }
  }
  return () => (running ??= start())
}

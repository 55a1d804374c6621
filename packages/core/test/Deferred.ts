/** A promise that a test resolves. */
export interface Deferred<A> {
  readonly promise: Promise<A>
  readonly resolve: (value: A) => void
}

export const createDeferred = <A>(): Deferred<A> => {
  let resolve: (value: A) => void = () => undefined
  const promise = new Promise<A>((settle) => {
    resolve = settle
  })
  return { promise, resolve: (value) => resolve(value) }
}

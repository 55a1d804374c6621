/** A broken expectation, and its reason. */
export interface Broken {
  /** The expectation or the problem. */
  readonly expected: string
  readonly because: string
}

/** A broken invariant or expectation. */
export class Violation extends Error {
  override readonly name = 'Violation'

  constructor(readonly broken: readonly Broken[]) {
    super(broken.map(({ expected }) => expected).join('\n'))
  }
}

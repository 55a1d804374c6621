/** One thing that does not hold, and why it has to. */
export interface Broken {
  /** What was to be so, or what is wrong. */
  readonly expected: string
  readonly because: string
}

/** Something that has to be so, and is not. */
export class Violation extends Error {
  override readonly name = 'Violation'

  constructor(readonly broken: readonly Broken[]) {
    super(broken.map(({ expected }) => expected).join('\n'))
  }
}

import fc from 'fast-check'

/** The case of the arbitrary below it, and whether it is the other one. */
interface Drawn<A> {
  readonly plain: A
  readonly context: unknown
  readonly isOther: boolean
}

/**
 * Turns one case in so many into another. It decides by a copy of the random numbers, so all that is drawn afterwards
 * is the same as without it: a seed still makes its journeys.
 */
class NowAndThen<A> extends fc.Arbitrary<A> {
  constructor(
    private readonly drawn: fc.Arbitrary<A>,
    private readonly oneIn: number,
    private readonly other: (plain: A) => A,
  ) {
    super()
  }

  override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<A> {
    const { value_: plain, context } = this.drawn.generate(random, biasFactor)
    return this.with({ plain, context, isOther: random.clone().nextInt(1, this.oneIn) === 1 })
  }

  override canShrinkWithoutContext(_value: unknown): _value is A {
    return false
  }

  override shrink(_value: A, context: unknown): fc.Stream<fc.Value<A>> {
    const { plain, context: below, isOther } = context as Drawn<A>
    const smaller = this.drawn
      .shrink(plain, below)
      .map((one) => this.with({ plain: one.value_, context: one.context, isOther }))
    return isOther ? fc.Stream.of(this.with({ plain, context: below, isOther: false })).join(smaller) : smaller
  }

  private with(drawn: Drawn<A>): fc.Value<A> {
    return new fc.Value(drawn.isOther ? this.other(drawn.plain) : drawn.plain, drawn)
  }
}

/** Turns one case in so many into another, and shifts nothing that is drawn afterwards. */
export const nowAndThen = <A>(drawn: fc.Arbitrary<A>, oneIn: number, other: (plain: A) => A): fc.Arbitrary<A> =>
  new NowAndThen(drawn, oneIn, other)

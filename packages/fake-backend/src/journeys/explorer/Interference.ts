import type { ChallengeAnswer } from '../../stripe/PaymentIntent.js'
import { late, type Trouble, type TroubleKind } from './Trouble.js'

/** What happens on the scene while a call is under way. */
export interface Happenings {
  /** Each ends when it has been done; a page that went away hears of it no more. */
  readonly reload: () => Promise<void>
  readonly reopen: () => Promise<void>
  readonly pressAgain: () => Promise<void>
  readonly pressInSecondTab: () => Promise<void>
  /** And waits until that has come to its end. */
  readonly pressInSecondTabFirst: () => Promise<void>
  readonly changeBasketElsewhere: () => Promise<void>
  readonly payForSomethingElse: () => Promise<void>
  readonly signOut: () => Promise<void>
  readonly endSession: () => void
  readonly answerBank: (answer: ChallengeAnswer) => void
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface Call<A> {
  readonly name: string
  readonly send: () => Promise<A>
  /** The connection broke: what the page gets to know. */
  readonly broken: () => A
  /** HTTP 500, or what comes nearest to it. */
  readonly failed: () => A
}

/** Strikes at the calls that a trial names, and counts what is called. */
export class Interference {
  /** Calls in their order, as `pay#1`. */
  readonly calls: string[] = []
  readonly struck: Trouble[] = []
  private readonly counts = new Map<string, number>()
  private on = false

  constructor(
    private readonly troubles: readonly Trouble[],
    private readonly happenings: Happenings,
  ) {}

  arm(on: boolean): void {
    this.on = on
  }

  async meet<A>(call: Call<A>): Promise<A> {
    if (!this.on) return call.send()
    const nth = (this.counts.get(call.name) ?? 0) + 1
    this.counts.set(call.name, nth)
    this.calls.push(`${call.name}#${nth}`)
    const trouble = this.troubles.find((one) => one.call === call.name && one.nth === nth && !this.struck.includes(one))
    if (trouble === undefined) return call.send()
    this.struck.push(trouble)
    return this.strike(trouble.kind, call)
  }

  private async strike<A>(kind: TroubleKind, { send, broken, failed }: Call<A>): Promise<A> {
    const { happenings } = this
    const first = async (happens: () => Promise<void>): Promise<A> => (await happens(), send())
    const afterwards = async (happens: () => Promise<void> | void): Promise<A> => {
      const answer = await send()
      await happens()
      return answer
    }
    switch (kind) {
      case 'lostAnswer':
        await send()
        return broken()
      case 'lateAnswer':
        return afterwards(() => happenings.wait(late))
      case 'lateRequest':
        return first(() => happenings.wait(late))
      case 'drop':
        return broken()
      case '500':
        return failed()
      case '500after':
        await send()
        return failed()
      // The page goes before its request has left: nobody waits for this any more.
      case 'reloadBefore':
        await happenings.reload()
        return broken()
      case 'reopenBefore':
        await happenings.reopen()
        return broken()
      case 'reloadAfter':
        return afterwards(happenings.reload)
      case 'reopenAfter':
        return afterwards(happenings.reopen)
      case 'secondPress':
        return first(happenings.pressAgain)
      case 'secondTab':
        return first(happenings.pressInSecondTab)
      case 'secondTabFirst':
        return first(happenings.pressInSecondTabFirst)
      case 'basketChanged':
        return first(happenings.changeBasketElsewhere)
      case 'otherPurchase':
        return afterwards(happenings.payForSomethingElse)
      case 'sessionEndedBefore':
        happenings.endSession()
        return send()
      case 'sessionEndedAfter':
        return afterwards(happenings.endSession)
      case 'signedOut':
        return first(happenings.signOut)
      case 'bankCompleted':
        happenings.answerBank('complete')
        return send()
      case 'bankFailed':
        happenings.answerBank('fail')
        return send()
      case 'bankClosed':
        happenings.answerBank('close')
        return send()
    }
  }
}

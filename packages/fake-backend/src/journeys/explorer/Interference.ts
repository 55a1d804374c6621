import type { ChallengeAnswer } from '../../stripe/PaymentIntent.js'
import { type CodedAnswer, codedAnswer, late, type Trouble, type TroubleKind } from './Trouble.js'

/** What happens around a call that is under way. Each ends when it has been done; a page that went away hears of it no more. */
export interface Happenings {
  readonly reload: () => Promise<void>
  readonly reopen: () => Promise<void>
  readonly press: (where: 'here' | 'secondTab' | 'device') => Promise<void>
  /** And waits until that has come to its end. */
  readonly pressFirst: (where: 'secondTab' | 'device') => Promise<void>
  readonly elsewhere: (what: 'basketChanged' | 'basketDiscarded' | 'basketReplaced') => Promise<void>
  /** The customer turns to something else of the same booking next. */
  readonly turnTo: (what: 'otherPurchase' | 'planToo') => void
  readonly payByTelephone: () => void
  readonly signOut: () => Promise<void>
  readonly nextCustomer: () => Promise<void>
  readonly endSession: () => void
  readonly answerBank: (answer: ChallengeAnswer) => void
  readonly surroundings: (
    what: 'storageFull' | 'storageRefused' | 'storageCleared' | 'clockJumps' | 'toastsQueued' | 'keyless',
  ) => void
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

export interface Call<A> {
  readonly name: string
  readonly send: () => Promise<A>
  /** The connection broke: what the page gets to know. */
  readonly broken: () => A
  readonly status: (status: number) => A
  /** This code in place of what the call would come to, or in place of its answer. */
  readonly coded: (answer: CodedAnswer) => Promise<A>
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
    const left = this.happenings.now()
    // What was held up for longer than a request can be on its way does not arrive.
    const send = async (): Promise<A> => (this.happenings.now() - left > late ? call.broken() : call.send())
    return this.strike(trouble.kind, { ...call, send })
  }

  private async strike<A>(kind: TroubleKind, { send, broken, status, coded }: Call<A>): Promise<A> {
    const { happenings } = this
    const first = async (happens: Promise<void>): Promise<A> => (await happens, send())
    const afterwards = async (happens: () => Promise<void> | void, answer?: () => A): Promise<A> => {
      const real = await send()
      await happens()
      return answer === undefined ? real : answer()
    }
    const nothing = (): void => undefined
    switch (kind) {
      case 'lostAnswer':
        return afterwards(nothing, broken)
      case 'lateAnswer':
        return afterwards(() => happenings.wait(late))
      case 'lateRequest':
        return first(happenings.wait(late))
      case 'drop':
        return broken()
      case '500':
        return status(500)
      case '500after':
        return afterwards(nothing, () => status(500))
      case '409':
        return status(409)
      case '409after':
        return afterwards(nothing, () => status(409))
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
        return first(happenings.press('here'))
      case 'secondTab':
        return first(happenings.press('secondTab'))
      case 'secondDevice':
        return first(happenings.press('device'))
      case 'secondTabFirst':
        return first(happenings.pressFirst('secondTab'))
      case 'secondDeviceFirst':
        return first(happenings.pressFirst('device'))
      case 'basketChanged':
      case 'basketDiscarded':
      case 'basketReplaced':
        return first(happenings.elsewhere(kind))
      case 'otherPurchase':
      case 'planToo':
        return afterwards(() => happenings.turnTo(kind))
      case 'equalPayment':
        happenings.payByTelephone()
        return send()
      case 'sessionEndedBefore':
        happenings.endSession()
        return send()
      case 'sessionEndedAfter':
        return afterwards(happenings.endSession)
      case 'signedOut':
        return first(happenings.signOut())
      case 'nextCustomer':
        return afterwards(happenings.nextCustomer)
      case 'bankCompleted':
        happenings.answerBank('complete')
        return send()
      case 'bankFailed':
        happenings.answerBank('fail')
        return send()
      case 'bankClosed':
        happenings.answerBank('close')
        return send()
      case 'storageFull':
      case 'storageRefused':
      case 'storageCleared':
      case 'clockJumps':
      case 'toastsQueued':
      case 'keyless':
        happenings.surroundings(kind)
        return send()
      default: {
        const answer = codedAnswer(kind)
        return answer === null ? send() : coded(answer)
      }
    }
  }
}

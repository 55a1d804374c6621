import type { ChallengeAnswer } from '../../records/StripeState.js'
import type { TrialStory } from './TrialStory.js'
import { type CodedAnswer, codedAnswer, late, type CallFault, type FaultKind, type MoneyFault } from './CallFault.js'

/** Events around a call in progress. Each promise resolves after its event; a closed page receives nothing more. */
export interface Effects {
  readonly reload: () => Promise<void>
  readonly reopen: () => Promise<void>
  readonly submit: (where: 'here' | 'secondTab' | 'device') => Promise<void>
  /** Submits and waits for the end. */
  readonly submitFirst: (where: 'secondTab' | 'device') => Promise<void>
  readonly elsewhere: (what: 'basketChanged' | 'basketDiscarded' | 'basketReplaced') => Promise<void>
  /** The customer next wants something else of the same booking. */
  readonly turnTo: (what: 'otherPurchase' | 'planToo') => void
  readonly payByTelephone: () => void
  readonly moveMoney: (how: MoneyFault) => void
  readonly signOut: () => Promise<void>
  readonly nextCustomer: () => Promise<void>
  readonly endSession: () => void
  readonly takeSession: () => void
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
  /** What the page receives if the connection breaks. */
  readonly broken: () => A
  readonly status: (status: number) => A
  /** Returns this code in place of the call or of its answer. */
  readonly coded: (answer: CodedAnswer) => Promise<A>
}

/** Injects the faults of a trial into its calls, and counts the calls. */
export class FaultInjector {
  /** In order, such as `pay#1`. */
  readonly calls: string[] = []
  /** When each call was made. */
  readonly times: number[] = []
  readonly struck: CallFault[] = []
  /** Number of calls, also of those before and after the faults. */
  made = 0
  private readonly counts = new Map<string, number>()
  private on = false

  constructor(
    private readonly faults: readonly CallFault[],
    private readonly effects: Effects,
    private readonly story?: TrialStory,
  ) {}

  arm(on: boolean): void {
    this.on = on
  }

  async meet<A>(call: Call<A>): Promise<A> {
    this.made += 1
    if (!this.on) return call.send()
    const nth = (this.counts.get(call.name) ?? 0) + 1
    this.counts.set(call.name, nth)
    this.calls.push(`${call.name}#${nth}`)
    this.times.push(this.effects.now())
    const fault = this.faults.find((one) => one.call === call.name && one.nth === nth && !this.struck.includes(one))
    if (fault === undefined) return call.send()
    this.struck.push(fault)
    this.story?.append(`a fault at ${call.name}, the ${nth}. time: ${fault.kind}`)
    const left = this.effects.now()
    // A request that was delayed beyond the limit does not arrive.
    const send = async (): Promise<A> => (this.effects.now() - left > late ? call.broken() : call.send())
    return this.strike(fault.kind, { ...call, send })
  }

  private async strike<A>(kind: FaultKind, { send, broken, status, coded }: Call<A>): Promise<A> {
    const { effects } = this
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
        return afterwards(() => effects.wait(late))
      case 'lateRequest':
        return first(effects.wait(late))
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
      // The page closes before its request is sent, so nothing waits for the call.
      case 'reloadBefore':
        await effects.reload()
        return broken()
      case 'reopenBefore':
        await effects.reopen()
        return broken()
      case 'reloadAfter':
        return afterwards(effects.reload)
      case 'reopenAfter':
        return afterwards(effects.reopen)
      case 'secondPress':
        return first(effects.submit('here'))
      case 'secondTab':
        return first(effects.submit('secondTab'))
      case 'secondDevice':
        return first(effects.submit('device'))
      case 'secondTabFirst':
        return first(effects.submitFirst('secondTab'))
      case 'secondDeviceFirst':
        return first(effects.submitFirst('device'))
      case 'basketChanged':
      case 'basketDiscarded':
      case 'basketReplaced':
        return first(effects.elsewhere(kind))
      case 'otherPurchase':
      case 'planToo':
        return afterwards(() => effects.turnTo(kind))
      case 'equalPayment':
        effects.payByTelephone()
        return send()
      case 'refund':
      case 'refundAsFailed':
      case 'partRefund':
      case 'chargeback':
      case 'priceRise':
        effects.moveMoney(kind)
        return send()
      case 'sessionEndedBefore':
        effects.endSession()
        return send()
      case 'sessionEndedAfter':
        return afterwards(effects.endSession)
      case 'sessionTaken':
        return afterwards(effects.takeSession)
      case 'signedOut':
        return first(effects.signOut())
      case 'nextCustomer':
        return afterwards(effects.nextCustomer)
      case 'bankCompleted':
        effects.answerBank('complete')
        return send()
      case 'bankFailed':
        effects.answerBank('fail')
        return send()
      case 'bankClosed':
        effects.answerBank('close')
        return send()
      case 'storageFull':
      case 'storageRefused':
      case 'storageCleared':
      case 'clockJumps':
      case 'toastsQueued':
      case 'keyless':
        effects.surroundings(kind)
        return send()
      default:
        return coded(codedAnswer(kind))
    }
  }
}

import type { ChallengeAnswer } from '../../records/StripeState.js'
import type { TrialStory } from './TrialStory.js'
import {
  type CallFault,
  type CodedAnswer,
  codedAnswer,
  type FaultKind,
  late,
  type MoneyFault,
  ofTheMoney,
  ofTheSurroundings,
  type PlainFault,
} from './CallFault.js'

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
  readonly surroundings: (what: (typeof ofTheSurroundings)[number]) => void
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

type Event = (effects: Effects) => Promise<void> | void

/** What a fault does around its call. */
interface Strike {
  readonly before?: Event
  readonly isSent?: false
  readonly after?: Event
  /** Replaces the real answer: a broken connection, or this status. */
  readonly answer?: 'none' | 409 | 500
}

const eachOf = <Kind extends PlainFault>(
  kinds: readonly Kind[],
  strike: (kind: Kind) => Strike,
): Readonly<Record<Kind, Strike>> =>
  Object.fromEntries(kinds.map((kind) => [kind, strike(kind)])) as Record<Kind, Strike>

const strikes: Readonly<Record<PlainFault, Strike>> = {
  lostAnswer: { answer: 'none' },
  lateAnswer: { after: ({ wait }) => wait(late) },
  lateRequest: { before: ({ wait }) => wait(late) },
  drop: { isSent: false, answer: 'none' },
  '500': { isSent: false, answer: 500 },
  '500after': { answer: 500 },
  '409': { isSent: false, answer: 409 },
  '409after': { answer: 409 },
  // The page closes before its request is sent, so nothing waits for the call.
  reloadBefore: { before: ({ reload }) => reload(), isSent: false, answer: 'none' },
  reopenBefore: { before: ({ reopen }) => reopen(), isSent: false, answer: 'none' },
  reloadAfter: { after: ({ reload }) => reload() },
  reopenAfter: { after: ({ reopen }) => reopen() },
  secondPress: { before: ({ submit }) => submit('here') },
  secondTab: { before: ({ submit }) => submit('secondTab') },
  secondDevice: { before: ({ submit }) => submit('device') },
  secondTabFirst: { before: ({ submitFirst }) => submitFirst('secondTab') },
  secondDeviceFirst: { before: ({ submitFirst }) => submitFirst('device') },
  ...eachOf(['basketChanged', 'basketDiscarded', 'basketReplaced'], (kind) => ({
    before: ({ elsewhere }) => elsewhere(kind),
  })),
  ...eachOf(['otherPurchase', 'planToo'], (kind) => ({ after: ({ turnTo }) => turnTo(kind) })),
  equalPayment: { before: ({ payByTelephone }) => payByTelephone() },
  ...eachOf(ofTheMoney, (kind) => ({ before: ({ moveMoney }) => moveMoney(kind) })),
  sessionEndedBefore: { before: ({ endSession }) => endSession() },
  sessionEndedAfter: { after: ({ endSession }) => endSession() },
  sessionTaken: { after: ({ takeSession }) => takeSession() },
  signedOut: { before: ({ signOut }) => signOut() },
  nextCustomer: { after: ({ nextCustomer }) => nextCustomer() },
  bankCompleted: { before: ({ answerBank }) => answerBank('complete') },
  bankFailed: { before: ({ answerBank }) => answerBank('fail') },
  bankClosed: { before: ({ answerBank }) => answerBank('close') },
  ...eachOf(ofTheSurroundings, (kind) => ({ before: ({ surroundings }) => surroundings(kind) })),
}

const isPlain = (kind: FaultKind): kind is PlainFault => kind in strikes

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
    if (!isPlain(kind)) return coded(codedAnswer(kind))
    const { before, isSent = true, after, answer } = strikes[kind]
    await before?.(this.effects)
    const real = isSent ? await send() : null
    await after?.(this.effects)
    if (answer === 'none' || real === null) return broken()
    return answer === undefined ? real : status(answer)
  }
}

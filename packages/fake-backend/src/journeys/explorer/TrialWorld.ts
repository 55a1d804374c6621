import type { CardGateway } from '@booking-dashboard/core/ports'
import { left } from 'fp-ts/lib/Either.js'
import { createTestBed, type Network, type TestBed } from '../TestBed.js'
import { TextResponse } from '../../api/TextResponse.js'
import { callName } from '../oracle/callName.js'
import type { Oracle } from '../oracle/Oracle.js'
import type { TrialStory } from './TrialStory.js'
import type { FaultInjector } from './FaultInjector.js'
import type { CodedAnswer } from './CallFault.js'

/** The current trial and its observers. */
export interface Subject {
  readonly faultInjector: FaultInjector
  readonly oracle: Oracle
  readonly story?: TrialStory | undefined
}

const codedResponse = (code: number): Response =>
  new TextResponse(JSON.stringify({ errors: [{ code, message: 'Asked for by a trial' }] }), {
    headers: { 'content-type': 'application/json' },
  })
const keyIn = (init: RequestInit | undefined): string => new Headers(init?.headers).get('idempotency-key') ?? ''

/** A row of a payments list may lack its key. */
const withoutKeys = async (answer: Response): Promise<Response> => {
  const text = (await answer.text()).replace(/"idempotency_key":"[^"]*"/g, '"idempotency_key":null')
  return new Response(text, { status: answer.status, headers: answer.headers })
}

/** One world for consecutive trials, each with its own booking. */
export class TrialWorld {
  readonly journey: TestBed
  /** From now on, lists contain no payment keys. */
  isKeyless = false
  private subject: Subject | null = null
  private trials = 0
  /** Refused plan changes by key. No list contains them, so their end is stored here. */
  private readonly refused = new Map<string, number>()

  constructor(seed = 1) {
    this.journey = createTestBed(seed, {
      network: this.network,
      cards: (gateway) => this.betweenCards(gateway),
      observer: {
        onStored: (...stored) => this.subject?.oracle.observer.onStored?.(...stored),
        onRequest: (...request) => this.subject?.oracle.observer.onRequest?.(...request),
        onAnswer: (...answer) => this.subject?.oracle.observer.onAnswer?.(...answer),
        onGivenUp: (...request) => this.subject?.oracle.observer.onGivenUp?.(...request),
      },
      onTab: (tab) => {
        this.subject?.oracle.watch(tab)
        this.subject?.story?.watch(tab, 'another page')
      },
    })
  }

  nextReference(): string {
    this.trials += 1
    return `TRY${String(this.trials).padStart(4, '0')}`
  }

  observe(subject: Subject | null): void {
    this.subject = subject
    subject?.oracle.watch(this.journey.tab())
    subject?.story?.watch(this.journey.tab(), 'the page')
  }

  private readonly network: Network = (backEnd, clock) => async (address, init) => {
    const { subject } = this
    const name = subject === null ? null : callName(init?.method ?? 'GET', String(address))
    if (subject === null || name === null) return backEnd(address, init)
    const key = keyIn(init)
    const send = async (): Promise<Response> => {
      const refused = this.refused.get(key)
      if (refused !== undefined) return codedResponse(refused)
      const answer = await subject.oracle.network(backEnd, clock)(address, init)
      subject.story?.appendCall(name, String(answer.status))
      return this.isKeyless ? withoutKeys(answer) : answer
    }
    return subject.faultInjector.meet({
      name,
      send,
      broken: () => {
        // Like a platform's `fetch`: the page treats any other error as a bug, not as a broken connection.
        throw new TypeError('fetch failed')
      },
      status: (status) => new Response(status === 409 ? '{}' : '', { status }),
      coded: (answer) => this.coded(answer, name, key, send),
    })
  }

  /** A code that ends an attempt belongs to its key: the back end answers the key with it from now on. */
  private async coded(
    { code, isBound, comesAfter }: CodedAnswer,
    name: string,
    key: string,
    send: () => Promise<Response>,
  ): Promise<Response> {
    if (isBound && name === 'pay') {
      this.journey.backend.faults.add({ match: { path: 'pay' }, times: 'once', effect: { kind: 'refusal', code } })
      return send()
    }
    if (isBound && name === 'updatePaymentPlan') {
      if (this.journey.backend.inspect.key(key) !== 'none') return send()
      this.refused.set(key, code)
      this.subject?.oracle.ledger.ends(key)
    } else if (comesAfter) await send()
    return codedResponse(code)
  }

  private betweenCards(gateway: CardGateway): CardGateway {
    const meet: FaultInjector['meet'] = (call) =>
      this.subject === null ? call.send() : this.subject.faultInjector.meet(call)
    const challenged =
      (ask: CardGateway['authenticatePayment']): CardGateway['authenticatePayment'] =>
      (challenge) => {
        const unknown = () => 'unknown' as const
        return meet({
          name: 'challenge',
          send: () => ask(challenge),
          broken: unknown,
          status: unknown,
          coded: async () => unknown(),
        })
      }
    const unavailable = () => left({ kind: 'unavailable' } as const)
    return {
      tokenise: (card) => () =>
        meet({
          name: 'tokenise',
          send: gateway.tokenise(card),
          broken: unavailable,
          status: unavailable,
          coded: async () => unavailable(),
        }),
      authenticatePayment: challenged(gateway.authenticatePayment),
      authenticateSetup: challenged(gateway.authenticateSetup),
    }
  }
}

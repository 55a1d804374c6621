import { countRepeats } from '../story/countRepeats.js'
import type { JourneyFailure } from './checkJourneys.js'
import type { Progress } from './Progress.js'

/** How long one step may take; ms. */
export const longestStep = 60_000

/** How long a worker may take to start, however short its steps have to be; ms. */
const longestStart = 60_000

/** Hears each step before it is made. Where none follows in time, the journey hangs. */
export class Watchdog {
  private number = 0
  private replay = ''
  private readonly steps: string[] = []
  private timer: NodeJS.Timeout

  constructor(
    private readonly limit: number,
    private readonly onHang: (failure: JourneyFailure) => void,
  ) {
    this.timer = setTimeout(() => onHang(this.failure(longestStart)), longestStart)
  }

  hear(progress: Progress): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.onHang(this.failure(this.limit)), this.limit)
    if (progress.kind === 'step') {
      this.steps.push(progress.words)
      return
    }
    this.steps.length = 0
    this.number = progress.number
    this.replay = progress.replay
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private failure(waited: number): JourneyFailure {
    const told = countRepeats(this.steps).map((step, index) => `${index + 1}. ${step}`)
    const last = this.steps.length === 0 ? 'before its first step' : `in step ${told.length}, or after it`
    return {
      story: [
        ...told,
        `   ✗ the journey hangs ${last}: nothing followed for ${waited / 1000} s, and its process was ended`,
        '     because every journey ends',
      ].join('\n'),
      steps: this.steps.length,
      isShrunk: false,
      after: this.number,
      replay: this.replay,
    }
  }
}

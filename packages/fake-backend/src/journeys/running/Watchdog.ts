import { countRepeats } from '../story/countRepeats.js'
import type { JourneyFailure } from './checkJourneys.js'
import type { Progress } from './Progress.js'

/** Limit for one step; ms. */
export const longestStep = 60_000

/** Limit for a whole journey, even if its steps are short; ms. */
export const longestWhole = 600_000

/** Limit for the start of a worker if a step has less; ms. */
const longestStart = 60_000

/** Time limits; ms. */
export interface Limits {
  readonly step: number
  readonly journey: number
}

/** Receives each step before it runs. If the next one does not come in time, the journey hangs. */
export class Watchdog {
  private number = 0
  private replay = ''
  private readonly steps: string[] = []
  private timer: NodeJS.Timeout
  private whole: NodeJS.Timeout | undefined

  constructor(
    private readonly limits: Limits,
    private readonly onHang: (failure: JourneyFailure) => void,
  ) {
    const start = Math.max(longestStart, limits.step)
    this.timer = setTimeout(() => this.hangs(start), start)
  }

  hear(progress: Progress): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.hangs(this.limits.step), this.limits.step)
    if (progress.kind === 'step') {
      this.steps.push(progress.words)
      return
    }
    this.steps.length = 0
    clearTimeout(this.whole)
    const { journey } = this.limits
    this.whole = setTimeout(() => this.onHang(this.failure(`it did not end within ${journey / 1000} s`)), journey)
    this.number = progress.number
    this.replay = progress.replay
  }

  stop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.whole)
  }

  private hangs(waited: number): void {
    this.onHang(this.failure(`nothing followed for ${waited / 1000} s`))
  }

  private failure(why: string): JourneyFailure {
    const steps = countRepeats(this.steps)
    const lines = steps.map((step, index) => `${index + 1}. ${step}`)
    const last = this.steps.length === 0 ? 'before its first step' : `in step ${lines.length}, or after it`
    const problem = `the journey hangs ${last}: ${why}, and its process was ended`
    return {
      storyReport: { steps: steps.map((what) => ({ what, came: [] })), problems: [problem], truth: [] },
      story: [...lines, `   ✗ ${problem}`, '     because every journey ends'].join('\n'),
      steps: this.steps.length,
      isShrunk: false,
      after: this.number,
      replay: this.replay,
    }
  }
}

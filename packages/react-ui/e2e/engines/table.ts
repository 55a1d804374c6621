import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints a final table: each journey by engine, with its seconds. */
export default class Table implements Reporter {
  readonly #cells = new Map<string, Map<string, string>>()
  readonly #versions = new Map<string, string>()
  readonly #milliseconds = new Map<string, number>()

  #engines: readonly string[] = []

  onBegin(_config: FullConfig, { suites }: Suite): void {
    this.#engines = suites.map(({ title }) => title)
  }

  onTestEnd({ title, parent }: TestCase, { status, duration, annotations }: TestResult): void {
    const engine = parent.project()?.name ?? ''
    const cells = this.#cells.get(title) ?? new Map<string, string>()
    const seconds = `${(duration / 1000).toFixed(1)} s`
    this.#cells.set(title, cells.set(engine, status === 'passed' ? seconds : status))
    this.#milliseconds.set(engine, (this.#milliseconds.get(engine) ?? 0) + duration)
    const version = annotations.find(({ type }) => type === 'engine')?.description
    if (version !== undefined) this.#versions.set(engine, version)
  }

  onEnd(): void {
    const engines = this.#engines
    const rows = [
      ['', ...engines],
      ['', ...engines.map((engine) => this.#versions.get(engine) ?? 'did not start')],
      ...[...this.#cells].map(([title, cells]) => [title, ...engines.map((engine) => cells.get(engine) ?? '')]),
      ['in all', ...engines.map((engine) => `${((this.#milliseconds.get(engine) ?? 0) / 1000).toFixed(1)} s`)],
    ]
    const widths = ['', ...engines].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
    const line = (row: readonly string[]): string =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
    process.stdout.write(`\n${rows.map(line).join('\n')}\n\n`)
  }

  printsToStdio(): boolean {
    return true
  }
}

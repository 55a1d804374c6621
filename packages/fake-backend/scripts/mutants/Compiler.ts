import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The text of a file, which is relative to the root. */
export interface FileText {
  readonly file: string
  readonly text: string
}

/** Checks whether a file still compiles after a change, without writing to the tree. */
export class Compiler {
  private readonly changed = new Map<string, string>()
  private version = 0
  private readonly service: ts.LanguageService

  constructor(private readonly root: string) {
    const packages = ['core', 'http-adapter'].map((name) => this.config(name))
    const files = packages.flatMap(({ fileNames }) => fileNames)
    this.service = ts.createLanguageService({
      getCompilationSettings: () => ({ ...packages[0]?.options, noEmit: true, composite: false, incremental: false }),
      getScriptFileNames: () => files,
      getScriptVersion: (file) => (this.changed.has(file) ? `changed ${this.version}` : '0'),
      getScriptSnapshot: (file) => {
        const text = this.changed.get(file) ?? (ts.sys.fileExists(file) ? readFileSync(file, 'utf8') : undefined)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getCurrentDirectory: () => this.root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    })
  }

  /**
   * Whether each of these texts compiles in place of its file. The files differ. Only errors of the changed files
   * count: tests find the effects on others. All are tried together, because a program costs more than a file.
   */
  compile(changes: readonly FileText[]): readonly boolean[] {
    this.version += 1
    this.changed.clear()
    for (const { file, text } of changes) this.changed.set(this.root + file, text)
    return changes.map(({ file }) => {
      const path = this.root + file
      const wrong = [...this.service.getSyntacticDiagnostics(path), ...this.service.getSemanticDiagnostics(path)]
      return wrong.length === 0
    })
  }

  private config(name: string): ts.ParsedCommandLine {
    const folder = `${this.root}packages/${name}`
    const config: unknown = ts.readConfigFile(`${folder}/tsconfig.json`, ts.sys.readFile).config
    return ts.parseJsonConfigFileContent(config, ts.sys, folder)
  }
}

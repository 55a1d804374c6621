/** Rejections that nobody handled, from the first call on. */
const rejections: string[] = []
let watching = false

export const watchRejections = (): (() => readonly string[]) => {
  if (!watching) {
    watching = true
    process.on('unhandledRejection', (reason) => rejections.push(String(reason)))
  }
  return () => rejections.splice(0)
}

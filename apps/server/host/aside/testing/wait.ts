/** Tells that it began, and waits for its end. */
export function run(_: object, { report }: { report(share: number): void }): Promise<never> {
  report(process.pid)
  return new Promise(() => setInterval(() => undefined, 1000))
}

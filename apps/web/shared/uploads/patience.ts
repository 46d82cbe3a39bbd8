import { CallRefused } from '@toile/contract/answer.ts'

const longest = 30_000

/** How long to wait before the next try, in milliseconds: a second, then twice as long each time, half a minute at most. */
export const pauseBefore = (tries: number): number => Math.min(longest, 1000 * 2 ** tries)

/** Whether a call met no server at all, so that nothing is known against trying it again. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof CallRefused && error.level === 'error' && error.body === null

/** Waits so long, or until the browser says that it is connected again. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    globalThis.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/** Does something again and again until a server has answered; tells when it begins and ends to wait for one. */
export async function patiently<T>(
  act: () => Promise<T>,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (waiting: boolean) => void },
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const gave = await act()
      if (tries > 0) onWaiting(false)
      return gave
    } catch (error) {
      if (signal.aborted || !isUnreachable(error)) throw error
      onWaiting(true)
      await pause(pauseBefore(tries), signal)
      if (signal.aborted) throw error
    }
  }
}

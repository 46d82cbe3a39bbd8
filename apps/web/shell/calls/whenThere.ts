import { connection } from './connection.ts'

const tries = 3
const pause = 1_500

/** Waits until the server is there again, or a moment, whichever comes first. */
const again = () =>
  new Promise<void>((done) => {
    const go = () => {
      clearTimeout(timer)
      leave()
      done()
    }
    const leave = connection.onBack(go)
    const timer = setTimeout(go, pause)
  })

/** Loads a part of the studio's code; while the server cannot be reached it is tried again, so that one failure is not kept for good. */
export async function whenThere<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; ) {
    try {
      return await load()
    } catch (error) {
      if (failures >= tries) throw error
      connection.doubt()
      await again()
      if (!connection.gone()) failures++
    }
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { isMainThread } from 'node:worker_threads'

const working = new AsyncLocalStorage<string>()

/** Does something on behalf of a person, or of an address where nobody is signed in: work aside is shared out between them. */
export const onBehalfOf = <T>(person: string, act: () => T): T => working.run(person, act)

/** On whose behalf something is done; the studio's own where nobody asked. */
export const personNow = (): string => working.getStore() ?? 'studio'

/** Throws while a call is being answered: said by whatever draws, so that no picture is made by those who answer calls. */
export function outsideCall(what: string): void {
  if (isMainThread && working.getStore() !== undefined)
    throw new Error(`${what} while a call was being answered: it is done aside, or is a task.`)
}

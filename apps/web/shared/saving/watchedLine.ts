import type { UploadLine } from '../uploads/uploadLine.ts'
import type { Watched } from './standing.ts'

const onTheirWay: ReadonlySet<string> = new Set(['waiting', 'sending', 'asks'])

/** Files on their way to a project: it is not saved before they are there. */
export const watchedLine = ({ get, subscribe }: Pick<UploadLine<string>, 'get' | 'subscribe'>): Watched => ({
  savedAt: () => null,
  saver: {
    state: () => (get().some(({ state }) => onTheirWay.has(state)) ? 'saving' : 'saved'),
    says: () => '',
    flush: async () => {},
    subscribe,
  },
})

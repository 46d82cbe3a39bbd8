import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallRefused } from '@toile/contract/answer.ts'
import { connection } from './connection.ts'
import { onLeave } from './onLeave.ts'
import { toasts } from '../toasts/toasts.ts'

/** Says why a call was refused, unless the screen that made it says so itself. */
export const sayRefusal = (error: unknown) => {
  if (!(error instanceof CallRefused)) return
  if (error.level === 'warning') toasts.warn(error.message)
  if (error.level === 'error') toasts.fail(error.message)
}

const saidByScreen = (meta: Record<string, unknown> | undefined) => meta?.['saidByScreen'] === true

/** Answers of the server, kept while they are fresh; forgotten when the person leaves. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Whether the server is there is known by asking it: a query that waits for the browser to be online holds the whole screen.
      networkMode: 'always',
      refetchOnReconnect: true,
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && !(error instanceof CallRefused),
    },
    // Away, a change is refused at once: held back, it would be sent when nobody asks for it any more.
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!saidByScreen(query.meta)) sayRefusal(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (!saidByScreen(mutation.meta)) sayRefusal(error)
    },
  }),
})

connection.onBack(
  () => void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
)
onLeave(() => queries.clear())
